import { Field, NativeSelect } from '@courtyard/ui';

export interface SettingSelectProps<T extends string | number> {
  /** Its place in an address: `/myprofile#language`. */
  id: string;
  label: string;
  options: readonly T[];
  value: T;
  /** The words for an option; the option itself where it is not given. */
  name?: (option: T) => string;
  onChange(option: T): void;
}

/** A setting with a few values, each in words. */
export function SettingSelect<T extends string | number>(props: SettingSelectProps<T>) {
  const { id, label, options, value, name = String, onChange } = props;
  return (
    <Field label={label}>
      <NativeSelect
        data-setting={id}
        value={String(value)}
        onChange={(event) => {
          const chosen = options.find((option) => String(option) === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={String(option)}>
            {name(option)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
