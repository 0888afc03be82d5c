import { ProcessStepFrame, type ProcessStepProps } from './process-step';

/** A plotter cuts the film to the pattern of each window. */
export function Cutting({ title }: ProcessStepProps) {
  return (
    <ProcessStepFrame title={title}>
      <path fill="var(--paper-3)" d="M0 0h480v360H0Z" />
      <path fill="var(--paper-2)" d="M0 0h480v130c-140-20-320-10-480 20Z" />
      <path fill="color-mix(in oklab, var(--paper-4) 80%, var(--sun-200))" d="M0 318h480v42H0Z" />
      <path fill="color-mix(in oklab, var(--ink-300) 70%, var(--sun-400))" d="M0 318h480v6H0Z" />
      <Stand />
      <Roll />
      <Film />
      <Patterns />
      <Machine />
      <LiftedPiece />
    </ProcessStepFrame>
  );
}

function Stand() {
  return (
    <>
      <path
        fill="color-mix(in oklab, var(--sky-3) 30%, var(--film))"
        opacity=".18"
        d="M36 344c124-8 294-8 414 0-120 10-300 10-414 0"
      />
      <path fill="var(--ink-700)" d="M70 170h16v172H70Zm326 0h16v172h-16Z" />
      <path fill="color-mix(in oklab, var(--ink-600) 80%, var(--ink-400))" d="M70 170h5v172h-5Zm326 0h5v172h-5Z" />
      <path fill="var(--ink-800)" d="M52 336h52v8H52Zm326 0h52v8h-52Z" />
    </>
  );
}

function Roll() {
  return (
    <>
      <path fill="var(--ink-800)" d="M84 62h314v50H84Z" />
      <path fill="color-mix(in oklab, var(--ink-850) 20%, var(--ink-600))" d="M84 62h314v14H84Z" />
      <path fill="color-mix(in oklab, var(--ink-500) 80%, var(--sea-2))" d="M84 66h314v4H84Z" />
      <path fill="var(--ink-900)" d="M84 98h314v14H84Z" />
      <ellipse cx="398" cy="87" rx="11" ry="25" fill="var(--ink-600)" />
      <ellipse cx="398" cy="87" rx="7" ry="16" fill="color-mix(in oklab, var(--ink-400) 50%, var(--sun-400))" />
      <ellipse cx="398" cy="87" rx="3.5" ry="8" fill="color-mix(in oklab, var(--ink-850) 60%, var(--sun-800))" />
      <ellipse cx="84" cy="87" rx="11" ry="25" fill="var(--ink-900)" />
    </>
  );
}

function Film() {
  return (
    <>
      <path fill="var(--ink-950)" opacity=".82" d="M94 150h294v150c0 18-10 26-26 26H120c-16 0-26-8-26-26Z" />
      <g fill="color-mix(in oklab, var(--ink-300) 70%, var(--gulf-700))">
        <path opacity=".16" d="M94 150h156L150 326h-30c-16 0-26-8-26-26Z" />
        <path opacity=".12" d="M280 150h32L212 326h-32Z" />
      </g>
      <path
        fill="var(--paper-3)"
        opacity=".22"
        d="M94 296c0 22 10 30 26 30h242c16 0 26-8 26-30 0 14-10 20-26 20H120c-16 0-26-6-26-20"
      />
    </>
  );
}

function Patterns() {
  return (
    <>
      <g transform="matrix(.52 0 0 .52 -142 130)">
        <path fill="var(--paper-3)" opacity=".92" d="M488 207c40-32 89-67 135-79.5 25-6.5 53-9 77-9.5l-12 86Z" />
      </g>
      <g transform="matrix(.52 0 0 .52 -112 130)">
        <path fill="var(--ink-700)" d="M704 118c14 0 28 .8 41 2 41 3 79 12 113 26l16 54-182 3Z" />
        <path
          fill="none"
          stroke="color-mix(in oklab, var(--ink-400) 10%, var(--sun-400))"
          strokeWidth="3.4"
          d="M704 118c14 0 28 .8 41 2 41 3 79 12 113 26l16 54-182 3Z"
        />
      </g>
      <g transform="matrix(.52 0 0 .52 -90 130)">
        <path
          fill="none"
          stroke="color-mix(in oklab, var(--ink-400) 10%, var(--sun-400))"
          strokeWidth="3"
          strokeDasharray="9 7"
          d="M862 147c26 12 50 25 65 37 7 7 4 13-6 14l-44 1Z"
        />
      </g>
      <g transform="matrix(.52 0 0 .52 -142 200)">
        <path
          fill="none"
          stroke="var(--ink-200)"
          strokeWidth="2"
          strokeDasharray="4 8"
          d="M488 207c40-32 89-67 135-79.5 25-6.5 53-9 77-9.5l-12 86Z"
        />
      </g>
      <g transform="matrix(.52 0 0 .52 -112 200)">
        <path
          fill="none"
          stroke="var(--ink-200)"
          strokeWidth="2"
          strokeDasharray="4 8"
          d="M704 118c14 0 28 .8 41 2 41 3 79 12 113 26l16 54-182 3Z"
        />
      </g>
    </>
  );
}

function Machine() {
  return (
    <>
      <path fill="var(--ink-700)" d="M40 118h402v54c0 6-4 10-10 10H50c-6 0-10-4-10-10Z" />
      <path fill="color-mix(in oklab, var(--ink-500) 80%, var(--sky-1))" d="M40 118h402v10H40Z" />
      <path fill="color-mix(in oklab, var(--ink-400) 90%, var(--gulf-700))" d="M40 118h402v3H40Z" />
      <path fill="var(--ink-850)" d="M94 138h294v14H94Z" />
      <path fill="color-mix(in oklab, var(--ink-200) 90%, var(--gulf-500))" d="M94 141h294v4H94Z" />
      <g fill="var(--ink-800)">
        <path d="M40 166h402v6c0 6-4 10-10 10H50c-6 0-10-4-10-10Z" />
        <path d="M396 128h38v34h-38Z" />
      </g>
      <path fill="color-mix(in oklab, var(--sun-300) 10%, var(--gulf-300))" d="M401 133h28v14h-28Z" />
      <path fill="color-mix(in oklab, var(--ember-600) 90%, var(--gulf-500))" d="M402 152h9v6h-9Z" />
      <path fill="var(--ink-400)" d="M415 152h13v6h-13Z" />
      <path fill="color-mix(in oklab, var(--ember-600) 90%, var(--gulf-500))" d="M268 126h38v38l-8 6h-22l-8-6Z" />
      <path fill="color-mix(in oklab, var(--ember-600) 70%, var(--sun-100))" d="M268 126h38v8h-38Z" />
      <path fill="color-mix(in oklab, var(--ink-600) 20%, var(--ember-700))" d="M298 134h8v30l-8 6Z" />
      <path fill="var(--ink-900)" d="M281 138h12v20h-12Z" />
      <path fill="color-mix(in oklab, var(--ink-200) 50%, var(--paper-0))" d="M284 170h6l-2 16-1 4-1-4Z" />
      <path fill="var(--sun-100)" opacity=".9" d="m287 182 5 8-5 8-5-8Z" />
    </>
  );
}

function LiftedPiece() {
  return (
    <g transform="matrix(.65187 -.10325 .10325 .65187 -85.7 249.696)">
      <path
        fill="color-mix(in oklab, var(--sky-3) 30%, var(--film))"
        opacity=".25"
        d="M498 225c40-32 89-67 135-79.5 25-6.5 53-9 77-9.5l-12 86Z"
      />
      <path fill="var(--ink-900)" opacity=".94" d="M488 207c40-32 89-67 135-79.5 25-6.5 53-9 77-9.5l-12 86Z" />
      <path
        fill="color-mix(in oklab, var(--ink-300) 80%, var(--gulf-400))"
        opacity=".3"
        d="M560 156c20-11 42-22 63-28.5l41-7.5-64 83-70 3Z"
      />
    </g>
  );
}
