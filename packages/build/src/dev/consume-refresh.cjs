// Stands for `react-refresh/runtime` in a section.
module.exports = globalThis.courtyardRefresh;
