/** The page of a saved report. */
export const savedReportUrl = (id: string) => `/banking-reports/saved-reports/details?id=${id}`;
