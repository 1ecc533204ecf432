/** When what owners are assessed for a reserve is income: as it is billed, or as it is spent (ASC 606: until then a contract liability). */
export const recognitionTreatments = ['when-assessed', 'when-spent'] as const;
