import { useCan, useMessages } from '@courtyard/common';
import type { Mailing } from '@courtyard/contract/communications/mailing/mailing';
import { mailingVocabulary } from '@courtyard/contract/communications/mailing/mailing-vocabulary';
import { Page, Stack } from '@courtyard/ui';
import { HistoryCard, RichTextView, RecordTabs } from '@courtyard/ui/details';
import { MailingLoader } from '../mailing-loader';
import { mailings } from '../mailing.queries';
import { MailingStatusBadge } from '../mailing-status';
import { AboutCard } from './about.card';
import { DeliveryLog } from './delivery-log';
import { detailsMessages } from './details.messages';
import { EmailCard } from './email.card';
import { ProgressCard } from './progress.card';
import { useMailingActions } from './use-mailing-actions';

/** `email-notifications/details?id=`: the letter as each gets it, how it stands, its log and its history. */
export function MailingPage() {
  return <MailingLoader>{(mailing) => <MailingView mailing={mailing} />}</MailingLoader>;
}

function MailingView({ mailing }: { mailing: Mailing }) {
  const t = useMessages(detailsMessages);
  const canWrite = useCan('Email Notification Update');
  const { actions, dialog } = useMailingActions(mailing);
  const isAhead = mailing.status === 'draft' || mailing.status === 'scheduled';
  return (
    <Page title={mailing.subject} badge={<MailingStatusBadge value={mailing.status} />} actions={actions}>
      <RecordTabs
        record={{ id: mailing.id, name: mailing.subject }}
        overview={
          <Stack gap="5">
            {isAhead ? null : <ProgressCard mailing={mailing} />}
            <AboutCard mailing={mailing} />
            {canWrite ? <EmailCard mailing={mailing} /> : <RichTextView text={mailing.body} />}
          </Stack>
        }
        tabs={isAhead ? [] : [{ value: 'log', label: t('log'), content: <DeliveryLog mailing={mailing} /> }]}
        history={
          <HistoryCard
            of={mailings.historyOf(mailing.id)}
            vocabulary={mailingVocabulary}
            description={t('historyText')}
          />
        }
      />
      {dialog}
    </Page>
  );
}
