/** Of a building or a unit: everybody of it, or some. */
export const audienceCircles = ['everybody', 'owners', 'residents', 'tenants'] as const;

/** Kinds of parts that are named by an id. */
export const namedPartKinds = ['role', 'committee', 'member', 'person', 'saved'] as const;

/** What a part of an audience can be, in the order of the choices. */
export const audiencePartKinds = [...audienceCircles, 'building', 'unit', ...namedPartKinds] as const;

export const mostAudienceParts = 100;

/** What one chooses from by words; `person` finds members and people without an account alike. */
export const audienceChoiceKinds = ['role', 'committee', 'building', 'unit', 'person', 'saved'] as const;
