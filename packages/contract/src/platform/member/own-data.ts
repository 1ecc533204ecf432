import { defineRoute } from '../../wire/route';

export const ownDataRoutes = {
  downloadOwnData: defineRoute({
    method: 'GET',
    path: '/api/v1/member-auth/own-data/export',
    access: 'signed-in',
    notViewedAs: true,
    proof: 'recent',
    summary:
      'All that this community holds about me: a ZIP with a JSON file for each kind of record, and the files that I uploaded',
    produces: 'application/zip',
  }),
};
