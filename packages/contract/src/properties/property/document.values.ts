// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

export const documentCategories = ['deed', 'lease', 'plan', 'inspection', 'correspondence', 'other'] as const;
