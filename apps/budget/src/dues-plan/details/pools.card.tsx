import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { DuesPlan, DuesPreview } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { basisOf } from '@courtyard/contract/budget/dues-plan/dues-form';
import { Card, CardBody, CardHeader } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import { duesMessages } from '../dues.messages';

const percent = 100;

/** The pools with their amounts, and what each is apportioned by. */
export function PoolsCard({ plan, preview }: { plan: DuesPlan; preview: DuesPreview }) {
  const t = useMessages(duesMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const basisText = (pool: DuesPlan['pools'][number]) => {
    const basis = basisOf(pool);
    return basis === 'mixed'
      ? t('percents', {
          share: pool.shareHundredths / percent,
          ratio: pool.ratioHundredths / percent,
          equal: pool.equalHundredths / percent,
        })
      : t(`basis.${basis}`);
  };
  return (
    <Card>
      <CardHeader title={t('poolsTitle')} />
      <CardBody>
        <FigureTable
          caption={t('poolsTitle')}
          isWhole
          head={[t('pool'), t('basis'), t('poolYear')]}
          rows={plan.pools.map((pool, place) => ({
            key: String(place),
            name: pool.name,
            cells: [
              { text: basisText(pool) },
              { text: formats.money(preview.poolsMinor[place] ?? 0, currency) },
            ],
          }))}
        />
      </CardBody>
    </Card>
  );
}
