import { personWith, resetStores, signIn } from '../testing/testing';
import { beginListAct, forgetListAct, useRunningActs } from './running-acts.store';

const ids = () => useRunningActs.getState().ids;
const alma = personWith([]);
const ben = personWith([], { memberId: '01980000-0000-7000-8000-000000000009' });

beforeEach(resetStores);

test('acts are of who began them: the next person in this browser is not shown them', () => {
  signIn(alma);
  beginListAct({ id: 'of-alma' });
  signIn(null);
  expect(ids()).toEqual([]);
  signIn(ben);
  expect(ids()).toEqual([]);
  beginListAct({ id: 'of-ben' });
  signIn(alma);
  expect(ids()).toEqual(['of-alma']);
  forgetListAct('of-alma');
  signIn(ben);
  signIn(alma);
  expect(ids()).toEqual([]);
});
