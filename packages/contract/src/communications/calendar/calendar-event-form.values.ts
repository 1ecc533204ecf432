/** How an event repeats; `custom` is a rule that the choices of the form cannot say. */
export const repeatWays = ['never', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'custom'] as const;
/** On the same date, the same weekday of the month, its last such weekday, or its first or last day from Monday to Friday. */
export const monthlyWays = ['date', 'weekday', 'last', 'firstWorkday', 'lastWorkday'] as const;
export const repeatEnds = ['never', 'on', 'after'] as const;
