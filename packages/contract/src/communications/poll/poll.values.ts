export const pollKinds = ['yes-no', 'single', 'multiple', 'ranked', 'score', 'cumulative'] as const;

/** What a share of the votes is taken of: votes for or against, all that voted, all that could. */
export const thresholdBases = ['cast', 'present', 'eligible'] as const;

/** Who gets a seat where votes are equal: a lot that follows from the ballots, or nobody until people decide. */
export const tieRules = ['lot', 'open'] as const;

export const pollStatuses = [
  'draft',
  'nominating',
  'open',
  'closed',
  'counted',
  'certified',
  'acclaimed',
  'cancelled',
] as const;

/** Who votes: each property once, each property by its ownership share, each owner once, each active member once. */
export const pollBases = ['unit', 'share', 'owner', 'member'] as const;

/** Who casts the vote of a property with several owners. */
export const coOwnerRules = ['any', 'largest'] as const;

/** Who learns who chose what: nobody; those who run the poll, after it closed; everybody who may see it, after it closed. */
export const secrecies = ['secret', 'named', 'open'] as const;

/** What is decided, as far as the law treats it apart. */
export const pollSubjects = ['question', 'election', 'rules', 'assessment'] as const;

export const stateProfiles = ['none', 'california', 'texas', 'florida'] as const;

/** `room`: in person, at the meeting where it is voted on. */
export const voteMethods = ['online', 'proxy', 'paper', 'room'] as const;
