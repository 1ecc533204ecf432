import { defineResource } from '@courtyard/common';
import { members } from '../member/member.queries';
import { committeePaths } from './committee-paths';

export const committees = defineResource({
  section: 'people',
  key: 'committees',
  list: 'GET /api/v1/committees',
  one: 'GET /api/v1/committees/:committeeId',
  create: 'POST /api/v1/committees',
  update: 'PUT /api/v1/committees/:committeeId',
  remove: 'DELETE /api/v1/committees/:committeeId',
  history: 'GET /api/v1/committees/:committeeId/history',
});

/** From one committee of the list to the next. */
export const committeePager = committees.pager({ to: committeePaths.details, nameOf: ({ name }) => name });

/** Who serves, will serve and has served. */
export const terms = committees.part({
  key: 'terms',
  list: 'GET /api/v1/committees/:committeeId/terms',
  create: 'POST /api/v1/committees/:committeeId/terms',
  update: 'PUT /api/v1/committees/:committeeId/terms/:termId',
  remove: 'DELETE /api/v1/committees/:committeeId/terms/:termId',
});

/** What a member serves in, will serve in and has served in. */
export const memberTerms = members.part({ key: 'terms', list: 'GET /api/v1/members/:memberId/terms' });
