import { longestListText } from '@courtyard/contract/fields/filters';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Input } from '../../forms/fields/input';
import { useDataTexts } from '../data.messages';

const debounceMs = 250;

export interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
}

/** Searches while one types, a quarter of a second after the last key. */
export function SearchBox({ value, onChange, placeholder }: SearchBoxProps) {
  const t = useDataTexts();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);

  // Back, or a link: the address leads.
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      onChange(text.trim());
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, onChange]);

  const clear = () => {
    setText('');
    sent.current = '';
    onChange('');
    input.current?.focus();
  };

  return (
    <Input
      ref={input}
      type="search"
      size="sm"
      icon="search"
      aria-label={placeholder ?? t('search')}
      placeholder={placeholder ?? t('search')}
      maxLength={longestListText}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        clear();
      }}
      trailing={
        text === '' ? undefined : (
          <IconButton size="xs" icon="close" label={t('clearSearch')} onClick={clear} />
        )
      }
    />
  );
}
