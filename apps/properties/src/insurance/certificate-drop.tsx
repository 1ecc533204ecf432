import type { StoredFile } from '@courtyard/contract';
import { type DroppedFile, FileDrop, uploadFile } from '@courtyard/ui/forms';
import { useState } from 'react';
import { largestFileBytes } from '../document/file-limit';
import { useInsuranceTexts } from './insurance.messages';

interface CertificateDropProps {
  /** The one that is filed already. */
  certificate: StoredFile | null;
  onChange: (fileId: string | null) => void;
}

/** The insurer's certificate as a file. It is stored as soon as it is chosen; saving the policy refers to it. */
export function CertificateDrop({ certificate, onChange }: CertificateDropProps) {
  const t = useInsuranceTexts();
  const [files, setFiles] = useState<DroppedFile[]>(certificate ? [certificate] : []);
  return (
    <FileDrop
      label={t('certificate')}
      help={t('certificateHelp')}
      accept="application/pdf,image/*"
      maxBytes={largestFileBytes}
      files={files}
      onChange={(chosen) => {
        setFiles(chosen);
        onChange(chosen[0]?.id ?? null);
      }}
      send={uploadFile}
    />
  );
}
