import type { SectionDefinition } from '../../section/define-section';

/** By which others see what of the platform is a member's own: how they are reached, and what they asked the administrators. */
const ofThePlatform = ['Member Update', 'Tickets List View'];

/**
 * What somebody who looks on as a member needs besides the member's own permissions: by these others see what is a member's
 * own, so that nobody learns by looking on what they could not see themselves.
 */
export const neededToView = (sections: readonly Pick<SectionDefinition, 'ownRecords'>[]): string[] => [
  ...ofThePlatform,
  ...sections.flatMap(({ ownRecords }) => ownRecords),
];
