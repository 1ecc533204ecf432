import { Input } from '@courtyard/ui';

interface SearchBoxProps {
  /** What is looked through; it is the placeholder too. */
  label: string;
  value: string;
  onChange: (search: string) => void;
}

/** Narrows the boxes of a form to those with these words. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <Input
      type="search"
      icon="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Enter looks; it does not save.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
