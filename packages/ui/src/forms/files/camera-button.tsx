import { useRef } from 'react';
import { Button } from '../../actions/button';
import { chakra } from '../../theme/styled';
import { useFormTexts } from '../forms.messages';

// Where fingers point there is a camera at hand; elsewhere the button would only open the choice of files again.
const OnTouch = chakra('div', {
  base: { display: 'none', '@media (pointer: coarse)': { display: 'block' } },
});

/** Takes a photo by the camera of the phone. */
export function CameraButton({ onTake }: { onTake: (files: FileList | null) => void }) {
  const t = useFormTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <OnTouch>
      <Button icon="photo" fullWidth onClick={() => input.current?.click()}>
        {t('takePhoto')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('takePhoto')}
        onChange={(event) => {
          onTake(event.target.files);
          event.target.value = '';
        }}
      />
    </OnTouch>
  );
}
