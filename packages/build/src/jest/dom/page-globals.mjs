import * as React from 'react';

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
// An editor asks where its caret is.
Range.prototype.getClientRects ??= () => document.createElement('i').getClientRects();
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => {};

const { get: controlOf } = Object.getOwnPropertyDescriptor(HTMLLabelElement.prototype, 'control');
const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

// To find the label of a control jsdom walks the document once for every label: a third of the time of a form's tests.
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get() {
    if (!this.htmlFor || !this.isConnected) return controlOf.call(this);
    const named = this.ownerDocument.getElementById(this.htmlFor);
    return named?.matches(labelable) ? named : null;
  },
});
for (const Control of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  const { get: labelsOf } = Object.getOwnPropertyDescriptor(Control.prototype, 'labels');
  Object.defineProperty(Control.prototype, 'labels', {
    get() {
      if (!this.isConnected || this.type === 'hidden') return labelsOf.call(this);
      return [...this.ownerDocument.querySelectorAll('label')].filter((label) => label.control === this);
    },
  });
}

/**
 * React's development build keeps the stack of each element that it makes, for tools that show who made it, up to 10,000 in
 * a second. Its warnings come without them too, and a page's tests make very many elements.
 */
for (const part of Object.values(React))
  if (part?.recentlyCreatedOwnerStacks !== undefined)
    Object.defineProperty(part, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} });
