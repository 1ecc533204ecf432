// Layout does not happen in jsdom: nothing changes its size, and everything is in the window.
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

class SeeingObserver extends StillObserver {
  constructor(report) {
    super();
    this.report = report;
  }
  observe(target) {
    queueMicrotask(() => this.report([{ target, isIntersecting: true, intersectionRatio: 1 }], this));
  }
}

globalThis.ResizeObserver ??= StillObserver;
globalThis.IntersectionObserver ??= SeeingObserver;

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => {};
