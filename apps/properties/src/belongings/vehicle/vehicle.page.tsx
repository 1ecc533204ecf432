import { useMessages } from '@courtyard/common';
import { type Vehicle, vehicleInput } from '@courtyard/contract/properties/vehicle/vehicle';
import {
  FormPage,
  FormSection,
  TextField,
  useContractForm,
  useSaved,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { propertyName, propertyPaths } from '../../property/property-paths';
import { type PartFormProps, PropertyPartGate, usePartAddress } from '../../property/gate/property-part-gate';
import { vehicleMessages } from './vehicle.messages';
import { propertyVehicles } from './vehicle.queries';

/** Registers a vehicle of the property `?id=`, or changes the one named by `&vehicle=`. */
export function VehiclePage() {
  const address = usePartAddress('vehicle');
  const vehicles = propertyVehicles.useList(address.wanted ? address.propertyId : '');
  return (
    <PropertyPartGate {...address} permission="Vehicle Update" tab="vehicles" query={vehicles}>
      {(form) => <VehicleForm key={form.part?.id} {...form} />}
    </PropertyPartGate>
  );
}

function VehicleForm({ property, part: vehicle, fetchLatest }: PartFormProps<Vehicle>) {
  const t = useMessages(vehicleMessages);
  const saved = useSaved();
  const adding = propertyVehicles.useCreate(property.id);
  const updating = propertyVehicles.useUpdate(property.id, vehicle?.id ?? '');
  const back = propertyPaths.detail(property.id, 'vehicles');
  const versioned = useVersionedSave({ read: vehicle, fetchLatest });
  const save = versioned.saveBy(adding.mutateAsync, updating.mutateAsync);

  const form = useContractForm(vehicleInput, {
    versioned,
    onSubmit: async (values) => {
      await save(values);
      await saved(back, { text: t('savedToast') });
    },
  });

  return (
    <FormPage
      form={form}
      title={t(vehicle ? 'editTitle' : 'addTitle')}
      description={t('forProperty', { name: propertyName(property) })}
      submitLabel={t('save')}
      cancelTo={back}
    >
      <FormSection title={t('vehicle')}>
        <TextField {...form.field('plate')} label={t('plate')} autoComplete="off" required />
        <TextField {...form.field('plateRegion')} label={t('plateRegion')} />
        <TextField {...form.field('make')} label={t('make')} required />
        <TextField {...form.field('model')} label={t('model')} required />
        <TextField {...form.field('color')} label={t('color')} />
      </FormSection>
      <FormSection title={t('parking')}>
        <TextField {...form.field('permit')} label={t('permit')} />
        <TextField {...form.field('spot')} label={t('spot')} />
      </FormSection>
    </FormPage>
  );
}
