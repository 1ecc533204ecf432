import { choicesOf, toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import {
  lineAmountMinor,
  totalOfLines,
} from '@courtyard/contract/service-requests/work-order/work-amount.rules';
import {
  type WorkLineInput,
  type WorkOrder,
  workLinesInput,
} from '@courtyard/contract/service-requests/work-order/work-order';
import {
  quantityScale,
  workLineKinds,
} from '@courtyard/contract/service-requests/work-order/work-order.values';
import { Box, Button, Flex, IconButton, SimpleGrid, Stack, Text } from '@courtyard/ui';
import {
  Form,
  FormActions,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { workOrderMessages } from '../work-order.messages';
import { workOrders } from '../work-order.queries';
import { workActionMessages } from './actions.messages';

const blank: WorkLineInput = {
  kind: 'labor',
  description: '',
  quantityThousandths: quantityScale,
  unitMinor: 0,
};

/** Lines of labor and parts, with what they come to. */
export function LinesDialog({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const t = useMessages(workActionMessages);
  const tOrder = useMessages(workOrderMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { id, number, version, lines } = order;
  const saving = workOrders.useWrite('PUT /api/v1/work-orders/:workOrderId/lines', id);
  const given = lines.map(({ amountMinor: _amount, ...line }) => line);
  const form = useContractForm(workLinesInput, {
    defaultValues: { lines: given.length > 0 ? given : [blank], version },
    onSubmit: async (values) => {
      await saving.mutateAsync(values);
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  const written = useFormValue(form, 'lines') ?? [];
  const set = (next: WorkLineInput[]) => form.setValue('lines', next, { shouldDirty: true });
  const amounts = written.map((line) => ({
    amountMinor: lineAmountMinor(Math.round(line?.quantityThousandths ?? 0), line?.unitMinor ?? 0),
  }));
  return (
    <Dialog open onClose={onClose} title={t('linesTitle', { number })}>
      <Form form={form}>
        {written.map((_line, place) => (
          // Lines have no id; their fields are bound by place.
          <Stack
            key={place}
            role="group"
            aria-label={t('line', { place: place + 1 })}
            gap="3"
            pb="4"
            borderBottomWidth="1px"
            borderColor="border.default"
          >
            <Flex gap="2" align="flex-end">
              <Box flex="1" minWidth="0">
                <TextField
                  name={`lines.${place}.description`}
                  label={tOrder('description')}
                  maxLength={200}
                  required
                />
              </Box>
              <IconButton
                icon="trash"
                label={t('removeLine', { place: place + 1 })}
                onClick={() => set(written.filter((_each, at) => at !== place))}
              />
            </Flex>
            <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
              <SelectField
                name={`lines.${place}.kind`}
                label={tOrder('lineKind')}
                options={choicesOf(tOrder, 'lineKind', workLineKinds)}
              />
              <NumberField
                name={`lines.${place}.quantityThousandths`}
                label={tOrder('quantity')}
                scale={quantityScale}
                required
              />
              <MoneyField
                name={`lines.${place}.unitMinor`}
                label={tOrder('unitMinor')}
                currency={currency}
                required
              />
            </SimpleGrid>
          </Stack>
        ))}
        <Flex justify="space-between" align="center" gap="3" flexWrap="wrap">
          <Button size="sm" icon="plus" onClick={() => set([...written, blank])}>
            {t('addLine')}
          </Button>
          <Text fontWeight="medium">{`${tOrder('totalMinor')}: ${formats.money(totalOfLines(amounts), currency)}`}</Text>
        </Flex>
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
