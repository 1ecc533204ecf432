// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

export const requestStates = [
  'submitted',
  'triaged',
  'in-progress',
  'waiting',
  'resolved',
  'closed',
  'reopened',
  'withdrawn',
  'merged',
] as const;

/** What is still to be done. */
export const openStates = ['submitted', 'triaged', 'in-progress', 'waiting', 'reopened'] as const;

export const requestPriorities = ['low', 'normal', 'high', 'emergency'] as const;

/** Whom a request in the state `waiting` waits for. Its clocks stop while that is the reporter. */
export const waitingParties = ['reporter', 'vendor', 'other'] as const;

/**
 * Who sees a request besides its reporter and those who handle it: nobody, those who own or live in its unit, or, without
 * comments, files and the reporter's name, all who may see own requests.
 */
export const requestVisibilities = ['private', 'unit', 'community'] as const;

/** What the caller has to do with a request of the list "My requests". */
export const requestRelations = ['reported', 'unit', 'assigned', 'supported'] as const;

/** How a request stands to its targets: `warned` is close to the end of one. */
export const requestLateness = ['on-time', 'warned', 'late'] as const;

export const placeKinds = ['unit', 'area', 'asset'] as const;

export const clockSteps = ['response', 'resolution'] as const;

export const ratingStars = 5;

/** The longest comment, in characters. */
export const maxCommentLength = 10_000;
