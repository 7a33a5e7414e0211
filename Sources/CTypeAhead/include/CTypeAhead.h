#ifndef TYPEAHEAD_H
#define TYPEAHEAD_H

#endif
