// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

export const petKinds = ['dog', 'cat', 'bird', 'fish', 'other'] as const;
