export { guestSection } from './override/local-release';
export { useOverrides } from './override/overrides.store';
export { SectionDisabled } from './view/section-failure';
export { SectionOutlet } from './view/section-outlet';
export { SectionSlot } from './view/section-slot';
export { drawSlot } from './view/slot-outlet';
export { prefetchPage, prefetchSection } from './state/use-section-module';
