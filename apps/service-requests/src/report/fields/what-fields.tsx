import { useMessages } from '@courtyard/common';
import type { RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';
import { useFieldDescription, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { kindIcons } from '../../request/kind-icons';
import { requestMessages } from '../../request/request.messages';
import { useLocalized } from '../../request/use-localized';
import { offeredCategories, onlyCategory } from './categories';
import { reportMessages } from '../report.messages';
import type { ReportForm } from '../report.schema';
import { TileChoice } from './tile-choice';

interface WhatProps {
  form: ReportForm;
  kinds: readonly RequestKind[];
}

/** The kind, and then one of its categories. */
export function WhatFields({ form, kinds }: WhatProps) {
  const t = useMessages(reportMessages);
  const tRequest = useMessages(requestMessages);
  const localized = useLocalized();
  const kind = useFormValue(form, 'kind');
  const category = useFormValue(form, 'category');
  const kindError = useFieldError(form, 'kind');
  const categoryError = useFieldError(form, 'category');
  useFieldDescription('kind', { label: t('what') });
  useFieldDescription('category', { label: tRequest('category') });
  const chosen = kinds.find((each) => each.kind === kind);
  const categories = chosen ? offeredCategories(chosen) : [];

  const chooseKind = (next: RequestKind['kind']) => {
    const now = kinds.find((each) => each.kind === next);
    form.setValue('kind', next, { shouldDirty: true, shouldValidate: kindError !== undefined });
    form.setValue('category', now ? onlyCategory(now) : '');
    form.clearErrors('category');
  };
  return (
    <>
      <TileChoice
        label={t('what')}
        value={chosen?.kind ?? null}
        error={kindError}
        onChange={chooseKind}
        tiles={kinds
          .filter(({ isActive }) => isActive)
          .map((each) => ({
            value: each.kind,
            label: tRequest(`kind.${each.kind}`),
            text: t(`kindText.${each.kind}`),
            icon: kindIcons[each.kind],
          }))}
      />
      {chosen && onlyCategory(chosen) === '' ? (
        <TileChoice
          look="chips"
          label={tRequest('category')}
          value={category || null}
          error={categoryError}
          onChange={(next) =>
            form.setValue('category', next, {
              shouldDirty: true,
              shouldValidate: categoryError !== undefined,
            })
          }
          tiles={categories.map(({ key, name }) => ({ value: key, label: localized(name) }))}
        />
      ) : null}
    </>
  );
}
