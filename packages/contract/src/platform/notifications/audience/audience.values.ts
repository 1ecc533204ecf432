/** Of a building or a unit: everybody of it, or some. */
export const audienceCircles = ['everybody', 'owners', 'residents', 'tenants'] as const;

/** Kinds of parts that are said by their word alone. `arrears`: who owns a unit of which something is overdue. */
export const audienceGroups = [...audienceCircles, 'arrears'] as const;

/** Kinds of parts that are named by an id. */
export const namedPartKinds = ['role', 'committee', 'member', 'person', 'saved'] as const;

/** What a part of an audience can be, in the order of the choices. */
export const audiencePartKinds = [...audienceGroups, 'building', 'unit', ...namedPartKinds] as const;

/** What somebody has to be allowed to, to choose a kind and to see whom it names. */
export const audiencePermissionOf = { arrears: 'Invoices List View' } as const;

export const maxAudienceParts = 100;

/** What one chooses from by words; `person` finds members and people without an account alike. */
export const audienceChoiceKinds = ['role', 'committee', 'building', 'unit', 'person', 'saved'] as const;
