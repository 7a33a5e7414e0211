//
//  Use this file to import your target's public headers that you would like to expose to Swift.
//

#ifndef Trees_Bridging_Header_h
#define Trees_Bridging_Header_h

#import <UIKit/UIKit.h> /* for all files */
@import MessageUI;

#endif
