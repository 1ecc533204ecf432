import { useMessages, useUiConfig } from '@courtyard/common';
import type { Mailing } from '@courtyard/contract/communications/mailing/mailing';
import { mailingColumns } from '@courtyard/contract/communications/mailing/mailing.columns';
import { audienceText } from '@courtyard/contract/platform/notifications/audience/audience.labels';
import { FactCard, useFieldTexts } from '@courtyard/ui/details';
import { mailingMessages } from '../mailing.messages';
import { detailsMessages } from './details.messages';

/** Whom it is for, what kind it is, who wrote it and when it goes out. */
export function AboutCard({ mailing }: { mailing: Mailing }) {
  const t = useMessages(detailsMessages);
  const tMailing = useMessages(mailingMessages);
  const language = useUiConfig((config) => config.language);
  const { facts } = useFieldTexts(mailingColumns);
  return (
    <FactCard
      title={t('about')}
      facts={[
        { label: tMailing('audience'), value: audienceText(mailing.audience, language) },
        ...facts(mailing, 'category', 'author'),
        { label: tMailing('replyTo'), value: mailing.replyTo ?? mailing.author },
        ...(mailing.dueAt === null ? facts(mailing, 'updatedAt') : facts(mailing, 'people', 'dueAt')),
      ]}
    />
  );
}
