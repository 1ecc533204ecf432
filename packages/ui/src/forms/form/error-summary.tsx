import { chakra } from '../../theme/styled';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Icon } from '../../display/icon/icon';
import { useFormTexts } from '../forms.messages';
import { takesErrors } from './issue-text.rules';
import { useFieldDescriptions } from './context/field-descriptions';

interface SummedError {
  name: string;
  message: string;
}

/** Errors in a tree, in its order, without the form's own (`root`). */
export function listErrors(errors: object, prefix = ''): SummedError[] {
  return Object.entries<unknown>({ ...errors }).flatMap(([key, node]): SummedError[] => {
    if (!node || typeof node !== 'object' || (prefix === '' && key === 'root')) return [];
    const name = prefix + key;
    if ('message' in node && typeof node.message === 'string') return [{ name, message: node.message }];
    if ('type' in node && typeof node.type === 'string') return [];
    return listErrors(node, `${name}.`);
  });
}

const Panel = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderRadius: 'md',
    bg: 'status.danger.subtle',
    color: 'status.danger.fg',
    fontSize: 'sm',
    lineHeight: 'sm',
    '& button': {
      textAlign: 'start',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      minHeight: '6',
    },
  },
});

/**
 * What is wrong, above the form. After an attempt to save, focus goes here when there is more than one error or one that
 * belongs to no field that can take it, else to the field itself.
 */
export function ErrorSummary({ attempts }: { attempts: number }) {
  const t = useFormTexts();
  const described = useFieldDescriptions();
  const { setFocus } = useFormContext();
  const { errors } = useFormState();
  const panel = useRef<HTMLDivElement>(null);
  const listed = listErrors(errors);
  const whole = errors.root?.['server']?.message;
  const isDrawn = (name: string) => takesErrors(described?.current.get(name));
  const isListed = listed.length > 1 || listed.some(({ name }) => !isDrawn(name));
  const isShown = attempts > 0 && (isListed || whole !== undefined);

  // Only an attempt moves the focus, not each keystroke that changes the errors.
  const focusFirst = useRef<() => void>(() => undefined);
  focusFirst.current = () => {
    if (panel.current) panel.current.focus();
    else if (listed[0]) setFocus(listed[0].name);
  };
  useEffect(() => {
    if (attempts > 0) focusFirst.current();
  }, [attempts]);

  if (!isShown) return null;
  return (
    <Panel ref={panel} role="alert" tabIndex={-1}>
      <Icon name="danger" />
      <div>
        {whole ? <p>{whole}</p> : null}
        {listed.length > 1 ? (
          <chakra.p fontWeight="semibold" mb="1">
            {t('summaryTitle', { count: listed.length })}
          </chakra.p>
        ) : null}
        {isListed ? (
          <ul>
            {listed.map(({ name, message }) => (
              <li key={name}>
                {isDrawn(name) ? (
                  <button type="button" onClick={() => setFocus(name)}>
                    {[described?.current.get(name)?.label, message].filter(Boolean).join(': ')}
                  </button>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Panel>
  );
}
