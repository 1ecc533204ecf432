import {
  answerCalls,
  personWith,
  problemOf,
  renderPage,
  resetStores,
  sampleOf,
} from '@courtyard/common/testing';
import {
  type MeetingPolicy,
  meetingPolicy,
} from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import { meetingKinds } from '@courtyard/contract/communications/meeting/meeting.values';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MeetingRulesPage } from './rules.page';

const path = '/communications/meetings/rules';
const update = 'PUT /api/v1/meeting-policies/:meetingKind';

const ruleOf = (part: Partial<MeetingPolicy>): MeetingPolicy =>
  sampleOf(meetingPolicy, {
    kind: 'board',
    minimum: 4,
    unit: 'days',
    postDays: 4,
    holidays: 'us-federal',
    closedOn: [],
    lateNotice: 'reason',
    quorumBasis: 'person',
    quorumKind: 'majority',
    quorumValue: 50,
    proxiesCount: false,
    minutesWithinDays: 30,
    version: 0,
    ...part,
  });

let restore = () => {};
function open(permissions: string[], answer: () => unknown = () => ({ data: ruleOf({ version: 3 }) })) {
  const rules = meetingKinds.map((kind) => ruleOf({ kind }));
  rules[1] = ruleOf({
    kind: 'annual',
    minimum: 10,
    maximumDays: 60,
    quorumBasis: 'unit',
    quorumKind: 'percent',
    quorumValue: 20,
    proxiesCount: true,
    closedOn: ['2027-03-02'],
    source: 'Tex. Prop. Code 209.0056',
    version: 2,
  });
  const wire = answerCalls({
    'GET /api/v1/meeting-policies': () => ({ data: rules }),
    [update]: answer,
    'GET /api/v1/consent-policy': () => ({ data: { isDemanded: true, source: null, version: 0 } }),
    'PUT /api/v1/consent-policy': ({ body }) => ({ data: { ...Object(body), version: 1 } }),
  });
  restore = wire.restore;
  const page = renderPage(<MeetingRulesPage />, {
    user: personWith(['Meetings List View', ...permissions]),
    path,
    pattern: path,
    wrap: withUi,
  });
  return { ...wire, ...page };
}

beforeEach(resetStores);
afterEach(() => restore());

test('the rules of each kind are said in words with where they are from; who only reads changes nothing', async () => {
  open([]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows[1]).toHaveTextContent('Notice: At least 10 days before, at most 60 days, 4 more days by mail');
  expect(rows[1]).toHaveTextContent('Quorum: 20% of homes, proxies count');
  expect(rows[1]).toHaveTextContent('No mail delivery on 03/02/2027');
  expect(rows[1]).toHaveTextContent('Tex. Prop. Code 209.0056');
  expect(rows[0]).toHaveTextContent('Default; compare it with your state law and bylaws.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('closed days and what becomes of a late notice are changed; a day twice is refused where it stands', async () => {
  let isRefused = true;
  const { user, calls } = open(['Meeting Rules Update'], () =>
    isRefused ? problemOf(409, 'version-conflict') : { data: ruleOf({ version: 3 }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Change the rules for: Annual' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rules for: Annual' }));
  await user.click(dialog.getByRole('button', { name: 'Add date' }));
  const second = dialog.getByLabelText(/^Date 2/);
  await user.type(second, '03/02/2027');
  await user.selectOptions(dialog.getByLabelText(/^Notice outside the notice window/), 'Not allowed');
  const sent = () => calls.filter(({ name }) => name === update).map(({ body }) => body);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('A date is listed twice.');
  expect(sent()).toEqual([]);
  await user.clear(second);
  await user.type(second, '04/21/2027');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      expect.objectContaining({ closedOn: ['2027-03-02', '2027-04-21'], lateNotice: 'refuse', version: 2 }),
    ]),
  );
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('whether consent is demanded is said, and changed with where the rule is from', async () => {
  const { user, calls } = open(['Meeting Rules Update']);
  expect(await screen.findByText(/^By email to people who agreed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the rule for required notices by email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Required notices by email' }));
  await user.click(dialog.getByLabelText(/^Only to people who agreed/));
  await user.type(dialog.getByLabelText(/^Source of the rule/), 'Bylaws 7.2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = calls.filter(({ name }) => name === 'PUT /api/v1/consent-policy');
  expect(sent.map(({ body }) => body)).toEqual([{ isDemanded: false, source: 'Bylaws 7.2', version: 0 }]);
});
