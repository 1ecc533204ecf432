import { useCan, useFormats, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { BudgetDues, DuesPlan } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { duesPlanVocabulary } from '@courtyard/contract/budget/dues-plan/dues-plan.labels';
import { Card, CardBody, CardHeader, EmptyState, Page, Stack, Text } from '@courtyard/ui';
import { CardColumns, FactCard, HistoryCard, RecordTasks } from '@courtyard/ui/details';
import { useState } from 'react';
import { budgetName, budgetPaths, yearName } from '../../budget/budget.queries';
import { DuesLoader } from '../dues-loader';
import { DuesStatusBadge } from '../dues-status';
import { duesMessages } from '../dues.messages';
import { dues, duesPaths } from '../dues.queries';
import { type DuesQuestion, DuesQuestions } from './dues-questions';
import { PoolsCard } from './pools.card';
import { UnitsTable } from './units-table';

/** `budgeting/dues?id=`: what the dues of a budget are, unit by unit, and the steps until they are billed. */
export function DuesPage() {
  return (
    <DuesLoader>
      {(found) => <DuesView key={`${found.budget.id} ${found.plan?.version ?? 0}`} found={found} />}
    </DuesLoader>
  );
}

function DuesView({ found }: { found: BudgetDues }) {
  const t = useMessages(duesMessages);
  const [question, ask] = useState<DuesQuestion | null>(null);
  const { budget, plan, preview } = found;
  const actions = useDuesActions(found, ask);
  const facts = useDuesFacts(plan);
  return (
    <Page
      title={t('title', { year: yearName(budget), fund: budget.fund.name })}
      description={t('description', { name: budgetName(budget) })}
      actions={actions}
    >
      <RecordTasks record="budget" recordId={budget.id} />
      {plan && preview ? (
        <Stack gap="5">
          {found.inForce ? (
            <Text size="sm" role="note">
              {t('inForce', { number: found.inForce.number })}
            </Text>
          ) : null}
          <Notes title={t('problems')} notes={preview.problems} />
          <Notes title={t('warnings')} notes={preview.warnings} />
          <CardColumns
            left={
              <>
                <FactCard title={t('about')} facts={facts} />
                <PoolsCard plan={plan} preview={preview} />
              </>
            }
            right={
              <HistoryCard
                of={dues.historyOf(budget.id)}
                vocabulary={duesPlanVocabulary}
                description={t('historyText')}
              />
            }
          />
          <UnitsTable budgetId={budget.id} preview={preview} />
        </Stack>
      ) : (
        <Card>
          <EmptyState title={t('begin')} description={t('beginText')} />
        </Card>
      )}
      <DuesQuestions found={found} question={question} onClose={() => ask(null)} />
    </Page>
  );
}

/** Sentences on what is wrong, or to look at; nothing where there are none. */
function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Stack as="ul" gap="1" ps="5">
          {notes.map((note) => (
            <Text as="li" key={note} size="sm">
              {note}
            </Text>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

function useDuesActions({ budget, plan, preview }: BudgetDues, ask: (question: DuesQuestion) => void) {
  const t = useMessages(duesMessages);
  const navigate = useNavigate();
  const [canUpdate, canApprove] = [useCan('Dues Plan Update'), useCan('Dues Plan Approve')];
  const canSeeInvoices = useCan('Recurring Templates List View');
  const status = plan?.status ?? null;
  const isClean = preview !== null && preview.problems.length === 0;
  const action = (isOffered: boolean, label: string, onSelect: () => void) =>
    isOffered ? { label, onSelect } : null;
  const asking = (isOffered: boolean, question: DuesQuestion) =>
    action(isOffered, t(question), () => ask(question));
  const edit = () => void navigate(duesPaths.edit(budget.id));
  const [isDraft, isProposed, isConfirmed] = [
    status === 'draft',
    status === 'proposed',
    status === 'confirmed',
  ];
  const templateId = plan?.templateId ?? null;
  return {
    primary:
      asking(isProposed && canApprove && isClean, 'confirm') ??
      asking(isDraft && canUpdate && isClean, 'propose') ??
      action(status === null && canUpdate, t('begin'), edit) ??
      undefined,
    secondary: [
      action(isDraft && canUpdate, t('edit'), edit),
      asking(isProposed && canApprove, 'return'),
      asking(isProposed && canUpdate, 'withdraw'),
      action(isConfirmed && canUpdate, t('newVersion'), edit),
      action(
        templateId !== null && canSeeInvoices,
        t('openInvoice'),
        () => void navigate(duesPaths.recurringInvoice(templateId ?? '')),
      ),
      action(true, t('toBudget'), () => void navigate(budgetPaths.details(budget.id))),
      asking(isConfirmed && canApprove, 'undo'),
      asking(isDraft && canUpdate, 'discard'),
    ],
  };
}

function useDuesFacts(plan: DuesPlan | null) {
  const t = useMessages(duesMessages);
  const formats = useFormats();
  if (!plan) return [];
  const { number, status, raises, months, billingDay, startsOn, dueDays, proposedBy, confirmedBy } = plan;
  const more = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : []);
  return [
    { label: t('status'), value: <DuesStatusBadge value={status} /> },
    { label: t('number'), value: String(number) },
    { label: t('name'), value: plan.name },
    { label: t('raises'), value: t(`raises.${raises}`) },
    { label: t('months'), value: t(`months.${months}`) },
    {
      label: t('billingDay'),
      value: billingDay === 0 ? t('day.0') : t('dayOf', { day: billingDay }),
    },
    { label: t('startsOn'), value: formats.day(startsOn) },
    { label: t('dueDays'), value: String(dueDays) },
    ...more(t('proposedBy'), proposedBy?.name),
    ...more(t('confirmedBy'), confirmedBy?.name),
    ...more(t('returnedReason'), plan.returnedReason),
  ];
}
