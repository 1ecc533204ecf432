import { idOf, renderPage, resetStores, sampleOf } from '@courtyard/common/testing';
import { policy } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { PolicyRow } from './policy-row';

afterEach(resetStores);

test('a policy that starts later says when, and counts no days of cover', () => {
  const later = sampleOf(policy, {
    id: idOf(81),
    propertyId: idOf(1),
    carrier: 'Harbor Mutual',
    policyNumber: 'HM-1',
    kind: 'homeowner',
    startsOn: '2026-12-01',
    expiresOn: '2027-11-30',
    state: 'upcoming',
    reminderDays: [30, 7],
    version: 1,
  });
  renderPage(<PolicyRow policy={later} onRemove={undefined} />, { wrap: withUi });
  expect(screen.getByText('Not started')).toBeInTheDocument();
  expect(screen.getByText('Starts 12/01/2026')).toBeInTheDocument();
  expect(screen.queryByText(/left|Until|Reminders/)).not.toBeInTheDocument();
});
