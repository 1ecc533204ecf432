import type { AreaKind } from '@courtyard/contract/properties/common-area/common-area';
import type { ReactNode } from 'react';

/** One scene per kind in tones of the current colour, for areas that have no photo yet. */
const scenes: Record<AreaKind, ReactNode> = {
  pool: (
    <>
      <circle cx="52" cy="46" r="20" opacity=".16" />
      <path d="M0 96h320v84H0z" opacity=".1" />
      <path
        d="M-8 106q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M-8 128q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M-8 150q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
        {...stroke(3, 0.35)}
      />
      <path
        d="M84 132V62q0-14 14-14t14 14M124 132V62q0-14 14-14t14 14M84 84h40M84 104h40"
        {...stroke(5, 0.6)}
      />
    </>
  ),
  gym: (
    <>
      <path d="M0 140h320v40H0z" opacity=".1" />
      <path d="M112 90h96" {...stroke(8, 0.6)} />
      <rect x="84" y="54" width="20" height="72" rx="6" opacity=".5" />
      <rect x="216" y="54" width="20" height="72" rx="6" opacity=".5" />
      <rect x="62" y="68" width="16" height="44" rx="5" opacity=".3" />
      <rect x="242" y="68" width="16" height="44" rx="5" opacity=".3" />
    </>
  ),
  clubhouse: (
    <>
      <path d="M0 146h320v34H0z" opacity=".1" />
      <path d="M92 84h136v62H92z" opacity=".16" />
      <path d="m78 88 82-52 82 52" {...stroke(5, 0.6)} />
      <path d="M146 146v-36a14 14 0 0 1 28 0v36z" opacity=".5" />
      <rect x="108" y="100" width="22" height="24" rx="3" opacity=".35" />
      <rect x="190" y="100" width="22" height="24" rx="3" opacity=".35" />
    </>
  ),
  court: (
    <>
      <path d="M76 36h168l44 116H32z" opacity=".1" />
      <path d="M76 36h168l44 116H32zM56 88h208M160 36v52M116 36 92 152M204 36l24 116" {...stroke(3, 0.35)} />
      <path d="M44 76v22M276 76v22M44 78h232" {...stroke(4, 0.6)} />
      <circle cx="214" cy="120" r="8" opacity=".6" />
    </>
  ),
  terrace: (
    <>
      <path d="M0 146h320v34H0z" opacity=".1" />
      <path d="M92 78a68 44 0 0 1 136 0z" opacity=".3" />
      <path d="M160 34v112M120 118h80M130 118l-8 28M190 118l8 28" {...stroke(4, 0.6)} />
      <path
        d="M258 146v-20M258 126c-16-4-20-20-18-30 12 2 18 14 18 30zM258 126c14-4 20-16 18-28-12 2-18 12-18 28z"
        {...stroke(3, 0.35)}
      />
      <circle cx="58" cy="44" r="16" opacity=".16" />
    </>
  ),
  'guest-suite': (
    <>
      <path d="M0 150h320v30H0z" opacity=".1" />
      <rect x="200" y="26" width="64" height="56" rx="4" opacity=".14" />
      <path d="M232 26v56M200 54h64" {...stroke(3, 0.3)} />
      <path d="M72 74v76M72 128h168M240 150v-30q0-12-12-12H72" {...stroke(5, 0.6)} />
      <rect x="84" y="86" width="44" height="20" rx="8" opacity=".35" />
      <path d="M136 106h88q10 0 10 10v10h-98z" opacity=".22" />
    </>
  ),
  hall: (
    <>
      <path d="M0 146h320v34H0z" opacity=".1" />
      <path
        d="M40 146V78a34 34 0 0 1 68 0v68zM126 146V78a34 34 0 0 1 68 0v68zM212 146V78a34 34 0 0 1 68 0v68z"
        opacity=".16"
      />
      <path d="M0 22q80 34 160 12t160-8" {...stroke(3, 0.35)} />
      <circle cx="52" cy="44" r="5" opacity=".6" />
      <circle cx="108" cy="46" r="5" opacity=".6" />
      <circle cx="164" cy="38" r="5" opacity=".6" />
      <circle cx="222" cy="28" r="5" opacity=".6" />
      <circle cx="274" cy="30" r="5" opacity=".6" />
    </>
  ),
  park: (
    <>
      <path d="M0 132q80-36 160-8t160-14v70H0z" opacity=".12" />
      <path d="M86 128V84M232 118V70" {...stroke(5, 0.5)} />
      <circle cx="86" cy="66" r="28" opacity=".3" />
      <circle cx="232" cy="50" r="34" opacity=".24" />
      <path d="M136 136h60M136 124h60M144 136v16M188 136v16" {...stroke(4, 0.6)} />
    </>
  ),
  other: (
    <>
      <rect x="84" y="34" width="152" height="112" rx="8" opacity=".12" />
      <rect x="116" y="58" width="88" height="64" rx="6" {...stroke(4, 0.5)} />
      <path d="M84 34l32 24M236 34l-32 24M84 146l32-24M236 146l-32-24" {...stroke(3, 0.35)} />
      <circle cx="160" cy="90" r="14" opacity=".4" />
    </>
  ),
};

function stroke(width: number, opacity: number) {
  return {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    opacity,
  } as const;
}

/** A quiet picture of what kind of place it is; decoration, as its name stands beside it. */
export function AreaDrawing({ kind }: { kind: AreaKind }) {
  return (
    <svg
      viewBox="0 0 320 180"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      fill="currentColor"
      aria-hidden="true"
    >
      {scenes[kind]}
    </svg>
  );
}
