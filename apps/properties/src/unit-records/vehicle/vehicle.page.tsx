import { useMessages } from '@courtyard/common';
import { type Vehicle, vehicleInput } from '@courtyard/contract/properties/unit-records/vehicle/vehicle';
import { LoadingState } from '@courtyard/ui';
import {
  FormPage,
  FormSection,
  TextField,
  useContractForm,
  useSaved,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../../property/property-paths';
import {
  type PartFormProps,
  PropertyPartLoader,
  usePartAddress,
} from '../../property/loader/property-part-loader';
import { vehicleMessages } from './vehicle.messages';
import { propertyVehicles } from './vehicle.queries';

/** Registers a vehicle of the property `?id=`, or changes the one named by `&vehicle=`. */
export function VehiclePage() {
  const address = usePartAddress('vehicle');
  const vehicles = propertyVehicles.useList(address.propertyId);
  const isKnown = !vehicles.isPending;
  return (
    <PropertyPartLoader {...address} permission="Vehicle Update" tab="vehicles" query={vehicles}>
      {(form) => (isKnown ? <VehicleForm {...form} first={vehicles.data?.[0]} /> : <LoadingState />)}
    </PropertyPartLoader>
  );
}

interface VehicleFormProps extends PartFormProps<Vehicle> {
  /** Of the property, where it has one already. */
  first: Vehicle | undefined;
}

function VehicleForm({ property, part: vehicle, fetchLatest, first }: VehicleFormProps) {
  const t = useMessages(vehicleMessages);
  const saved = useSaved();
  const adding = propertyVehicles.useCreate(property.id);
  const updating = propertyVehicles.useUpdate(property.id, vehicle?.id ?? '');
  const back = propertyPaths.detail(property.id, 'vehicles');
  const versioned = useVersionedSave({ read: vehicle, fetchLatest });
  const save = versioned.saveBy(adding.mutateAsync, updating.mutateAsync);

  const form = useContractForm(vehicleInput, {
    versioned,
    ...(!vehicle && first && { defaultValues: alikeOf(first) }),
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

/** What a further vehicle of a home has in common with the first. */
const alikeOf = ({ plateRegion, spot }: Vehicle) => ({ plateRegion, spot });
