// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

/** The kinds that the product ships. */
export const requestKinds = [
  'maintenance',
  'complaint',
  'question',
  'architectural',
  'violation',
  'records',
] as const;

/** Kinds that are about somebody: they never see the request. */
export const kindsWithSubject = ['complaint', 'violation'] as const;

/** What a field of a kind takes. */
export const requestFieldTypes = ['line', 'text', 'choice', 'day', 'yes-no'] as const;

/** Categories that a kind can have. */
export const maxCategories = 30;

/** The question of shipped kinds that has in words whom a request is about, from those who can choose nobody. */
export const subjectInWords = 'about';
