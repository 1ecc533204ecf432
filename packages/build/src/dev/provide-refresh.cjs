// One refresh runtime for the page: it must know React before React starts, and every component of every section.
globalThis.courtyardRefresh = require('react-refresh/runtime');
