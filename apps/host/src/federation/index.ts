export { useOverrides } from './overrides.store';
export { SectionDisabled } from './section-failure';
export { SectionOutlet } from './section-outlet';
export { SectionSlot } from './section-slot';
export { drawSlot } from './slot-outlet';
export { prefetchSection } from './use-section-module';
