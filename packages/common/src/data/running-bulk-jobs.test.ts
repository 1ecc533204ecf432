import { personWith, resetStores, signIn } from '../testing/testing';
import { beginBulkJob, forgetBulkJob, useRunningBulkJobs } from './running-bulk-jobs.store';

const ids = () => useRunningBulkJobs.getState().ids;
const alma = personWith([]);
const ben = personWith([], { memberId: '01980000-0000-7000-8000-000000000009' });

beforeEach(resetStores);

test('jobs are of who began them: the next person in this browser is not shown them', () => {
  signIn(alma);
  beginBulkJob({ id: 'of-alma' });
  signIn(null);
  expect(ids()).toEqual([]);
  signIn(ben);
  expect(ids()).toEqual([]);
  beginBulkJob({ id: 'of-ben' });
  signIn(alma);
  expect(ids()).toEqual(['of-alma']);
  forgetBulkJob('of-alma');
  signIn(ben);
  signIn(alma);
  expect(ids()).toEqual([]);
});
