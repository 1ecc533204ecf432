import { toast, useFormats } from '@courtyard/common';
import { type PropertyFacets, shareDistribution } from '@courtyard/contract/properties/property/property';
import { Dialog } from '@courtyard/ui/overlays';
import { Form, FormActions, RadioField, useContractForm } from '@courtyard/ui/forms';
import { properties } from '../../property/property.queries';
import { useSharesTexts } from './shares.messages';

/** Spreads ownership shares or billing ratios over all properties, so that they add up to the whole. */
export function SharesDialog({ facets, onClose }: { facets: PropertyFacets; onClose: () => void }) {
  const t = useSharesTexts();
  const formats = useFormats();
  const distributing = properties.useWrite('POST /api/v1/properties/shares');
  const form = useContractForm(shareDistribution, {
    defaultValues: { target: 'ownershipShare', basis: 'area' },
    onSubmit: async (values) => {
      const { changed } = await distributing.mutateAsync(values);
      toast({ title: t('done', { count: changed }), kind: 'success' });
      onClose();
    },
  });
  const sumOf = (millionths: number) => t('nowSum', { share: formats.percent(millionths) });
  const target = form.watch('target');

  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')}>
      <Form form={form}>
        <RadioField
          {...form.field('target')}
          label={t('target')}
          options={[
            {
              value: 'ownershipShare',
              label: t('target.ownershipShare'),
              help: sumOf(facets.ownershipShareMillionths),
            },
            {
              value: 'billingRatio',
              label: t('target.billingRatio'),
              help: sumOf(facets.billingRatioMillionths),
            },
          ]}
        />
        <RadioField
          {...form.field('basis')}
          label={t('basis')}
          options={[
            { value: 'area', label: t('basis.area'), help: t('basis.areaHelp') },
            { value: 'equal', label: t('basis.equal') },
            // Shares by themselves would change nothing.
            {
              value: 'ownershipShare',
              label: t('basis.ownershipShare'),
              disabled: target === 'ownershipShare',
            },
          ]}
        />
        <FormActions submitLabel={t('verb', { count: facets.total })} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
