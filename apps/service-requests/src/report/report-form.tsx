import { useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';
import type { RequestPlaces } from '@courtyard/contract/service-requests/request/my-request-routes';
import { type RequestDetails, type RequestEntry } from '@courtyard/contract/service-requests/request/request';
import { Button, HStack, Text } from '@courtyard/ui';
import { FormPage, useContractForm } from '@courtyard/ui/forms';
import { useMemo, useState } from 'react';
import { requestPaths } from '../request/request-paths';
import { useLocalized } from '../request/use-localized';
import { onlyCategory } from './fields/categories';
import { forgetDraft, readDraft, useKeptDraft } from './report-draft';
import { ReportFields } from './fields/report-fields';
import { reportMessages } from './report.messages';
import { type ReportForm, reportSchema, type Where } from './report.schema';

interface ReportFormProps {
  kinds: readonly RequestKind[];
  places: RequestPlaces;
  /** It is entered for somebody. */
  isEntry: boolean;
  send: (entry: RequestEntry) => Promise<RequestDetails>;
  onSent: (request: RequestDetails) => void;
}

/** The form of a new request, filled in as far as the address, a draft and the person's only unit say it. */
export function NewRequestForm({ kinds, places, isEntry, send, onSent }: ReportFormProps) {
  const t = useMessages(reportMessages);
  const localized = useLocalized();
  const start = useStart(kinds, places);
  const [draft, setDraft] = useState(() => (isEntry ? null : readDraft()));
  const schema = useMemo(() => {
    const categoryName = (kind: string, category: string) => {
      const known = kinds.find((each) => each.kind === kind)?.categories.find(({ key }) => key === category);
      return known ? localized(known.name) : category;
    };
    return reportSchema({ kinds, isEntry, categoryName, t });
  }, [kinds, isEntry, localized, t]);
  const form: ReportForm = useContractForm(schema, {
    defaultValues: { ...start, ...draft },
    onSubmit: async (entry) => {
      const request = await send(entry);
      forgetDraft();
      onSent(request);
    },
  });
  useKeptDraft(form, !isEntry);
  const discard = () => {
    forgetDraft();
    setDraft(null);
    form.reset({ ...start, title: '', description: '', location: '', answers: {}, fileIds: [] });
  };
  return (
    <FormPage
      form={form}
      title={t(isEntry ? 'enterTitle' : 'title')}
      description={t(isEntry ? 'enterDescription' : 'description')}
      submitLabel={t(isEntry ? 'save' : 'send')}
      cancelTo={requestPaths.list(isEntry ? 'community' : 'mine')}
    >
      {draft ? (
        <HStack gap="3" justify="space-between" flexWrap="wrap" role="status">
          <Text size="sm" tone="muted" flex="1 1 14rem">
            {t('draft')}
          </Text>
          <Button size="sm" onClick={discard}>
            {t('discard')}
          </Button>
        </HStack>
      ) : null}
      <ReportFields form={form} kinds={kinds} places={places} isEntry={isEntry} />
    </FormPage>
  );
}

/** What the form begins with: the address says kind and place, and an owner's only unit is likely meant. */
function useStart(kinds: readonly RequestKind[], { units }: RequestPlaces) {
  const [search] = useSearchParams();
  const seesAll = useCan('Community Request Update');
  const [first] = units;
  const unitId = search.get('unit') ?? (units.length === 1 && !seesAll ? (first?.id ?? null) : null);
  const areaId = search.get('area');
  const assetId = search.get('asset');
  const where: Where = areaId
    ? 'area'
    : assetId
      ? 'asset'
      : unitId || (units.length > 0 && !seesAll)
        ? 'unit'
        : 'none';
  const kind = kinds.find((each) => each.isActive && each.kind === search.get('kind'));
  const category = kind ? onlyCategory(kind) : '';
  return { where, unitId, areaId, assetId, category, title: '', ...(kind && { kind: kind.kind }) };
}
