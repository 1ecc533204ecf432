/** Reports that owners may be shown: sums of accounts, in which no person is named. */
export const publishableKinds = ['balance', 'profit', 'budget'] as const;

export type PublishableKind = (typeof publishableKinds)[number];
