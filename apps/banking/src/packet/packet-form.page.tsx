import { useMessages, useToday } from '@courtyard/common';
import { packetInput } from '@courtyard/contract/banking/packet/packet';
import { DateField, FormPage, FormSection, TextField, useContractForm, useSaved } from '@courtyard/ui/forms';
import { packetPaths } from './packet-paths';
import { PacketPartsField } from './packet-parts-field';
import { packetMessages } from './packet.messages';
import { packets } from './packet.queries';

/** `packets/create`: what a packet is put together from. */
export function PacketCreatePage() {
  const t = useMessages(packetMessages);
  const today = useToday();
  const saved = useSaved();
  const create = packets.useCreate();
  const form = useContractForm(packetInput, {
    defaultValues: { title: '', heldOn: today, parts: [] },
    onSubmit: async (values) => {
      const { id, title } = await create.mutateAsync(values);
      await saved(packetPaths.details(id), { text: t('created', { title }) });
    },
  });
  return (
    <FormPage form={form} title={t('create')} submitLabel={t('create')} cancelTo={packetPaths.list}>
      <FormSection title={t('details')}>
        <TextField {...form.field('title')} label={t('title')} required />
        <DateField {...form.field('heldOn')} label={t('heldOn')} help={t('heldOnHelp')} required />
      </FormSection>
      <FormSection title={t('parts')} description={t('partsText')}>
        <PacketPartsField form={form} />
      </FormSection>
    </FormPage>
  );
}
