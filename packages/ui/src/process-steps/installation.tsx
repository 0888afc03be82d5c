import { CarWindow } from './car-window';
import { Glove } from './glove';
import { ProcessStepFrame, type ProcessStepProps } from './process-step';

/** Film is squeegeed flat onto the glass by hand. */
export function Installation({ title }: ProcessStepProps) {
  return (
    <ProcessStepFrame paint="slate" title={title}>
      <CarWindow>
        <WetFilm />
      </CarWindow>
      <Liner />
      <g transform="matrix(.62744 .67285 -.67285 .62744 222 218)">
        <HardCard />
        <path fill="color-mix(in oklab, var(--ink-800) 80%, var(--sea-2))" d="M-50 60H52l32 270H-60Z" />
        <path fill="color-mix(in oklab, var(--ink-400) 30%, var(--sky-1))" d="M-50 60h36l8 270h-54Z" />
        <path fill="var(--ink-850)" d="M34 60h18l32 270H56Z" />
        <Glove />
      </g>
    </ProcessStepFrame>
  );
}

/** Bubbles remain under the part that the card has not reached. */
function WetFilm() {
  return (
    <>
      <path fill="var(--ink-950)" opacity=".66" d="M0 0h480v360H0Z" />
      <path
        fill="color-mix(in oklab, var(--ink-300) 30%, var(--gulf-100))"
        opacity=".16"
        d="M250 0h230v200l-60 100-120-94L190 96Z"
      />
      <path
        fill="color-mix(in oklab, var(--paper-1) 40%, var(--gulf-100))"
        opacity=".22"
        d="M206 64c24 10 18 32 40 40 16 8 12 24 34 34 20 10 14 28 36 38 20 12 14 28 34 38l22-18c-22-16-20-30-38-44-22-14-18-32-40-42s-18-26-40-34c-14-6-18-18-28-26Z"
      />
      <g fill="color-mix(in oklab, var(--paper-1) 40%, var(--gulf-100))" fillOpacity=".42">
        <ellipse cx="334.1" cy="127.9" rx="5.2" ry="4.2" />
        <ellipse cx="367.7" cy="145.5" rx="3.3" ry="2.7" />
        <ellipse cx="376.6" cy="140.5" rx="2.5" ry="2" />
        <ellipse cx="278.8" cy="79.5" rx="5.5" ry="4.4" />
        <ellipse cx="386" cy="137.2" rx="4.8" ry="3.8" />
        <ellipse cx="273.1" cy="52.3" rx="4.7" ry="3.7" />
        <ellipse cx="304.5" cy="116.6" rx="2.7" ry="2.2" />
        <ellipse cx="342.6" cy="98.2" rx="5.3" ry="4.2" />
        <ellipse cx="370.4" cy="180.8" rx="3.8" ry="3" />
        <ellipse cx="333.5" cy="130.4" rx="5.3" ry="4.3" />
        <ellipse cx="265.1" cy="91.1" rx="4" ry="3.2" />
        <ellipse cx="329.7" cy="101.5" rx="2.2" ry="1.8" />
        <ellipse cx="335.1" cy="126.6" rx="5.6" ry="4.5" />
        <ellipse cx="355.8" cy="64.3" rx="2.3" ry="1.9" />
        <ellipse cx="417.8" cy="160.3" rx="4.2" ry="3.4" />
        <ellipse cx="357.3" cy="166.3" rx="5.2" ry="4.2" />
        <ellipse cx="358.6" cy="135.5" rx="5.7" ry="4.6" />
        <ellipse cx="321.7" cy="118.2" rx="3.1" ry="2.5" />
        <ellipse cx="316.5" cy="111.3" rx="3.1" ry="2.5" />
        <ellipse cx="298.9" cy="73.2" rx="4.9" ry="3.9" />
        <ellipse cx="360.8" cy="140.9" rx="3.5" ry="2.8" />
        <ellipse cx="347.7" cy="82.6" rx="3.3" ry="2.7" />
        <ellipse cx="393.3" cy="166.3" rx="2.5" ry="2" />
        <ellipse cx="381.7" cy="188.5" rx="5.7" ry="4.5" />
        <ellipse cx="240.8" cy="57.4" rx="3.4" ry="2.7" />
        <ellipse cx="405" cy="141.6" rx="2.4" ry="1.9" />
        <ellipse cx="329.5" cy="144.8" rx="4" ry="3.2" />
      </g>
      <path
        fill="#fff"
        opacity=".5"
        d="M329.9 127.1c1.7-3 5.8-3.4 7.5-.9-3.3-.4-5.4.5-7.5.9 M365 145c1.1-1.9 3.8-2.2 4.8-.6-2.1-.2-3.4.3-4.8.6 M374.6 140.1c.8-1.4 2.8-1.6 3.6-.4q-2.2-.1-3.6.4 M274.4 78.6c1.8-3.1 6.1-3.5 7.9-.9-3.5-.4-5.7.4-7.9.9 M382.2 136.5c1.6-2.7 5.4-3.1 6.9-.8-3.1-.4-5 .4-6.9.8 M269.4 51.5c1.5-2.6 5.2-3 6.7-.7-3-.4-4.8.4-6.7.7 M302.3 116.2c.9-1.5 3-1.8 3.9-.5q-2.4-.1-3.9.5 M338.3 97.3c1.7-2.9 6-3.3 7.7-.8-3.4-.4-5.6.4-7.7.8 M367.4 180.1c1.2-2.1 4.2-2.4 5.4-.6-2.4-.3-3.9.3-5.4.6 M329.2 129.5c1.7-3 6-3.4 7.7-.8-3.4-.5-5.6.4-7.7.8 M262 90.5c1.2-2.2 4.4-2.6 5.7-.7-2.6-.3-4.2.4-5.7.7 M327.9 101.1c.7-1.2 2.5-1.4 3.2-.3q-2-.2-3.2.3 M330.6 125.7c1.8-3.1 6.3-3.6 8.1-.9-3.6-.4-5.8.5-8.1.9 M354 64c.7-1.4 2.6-1.5 3.3-.4-1.5-.2-2.4.2-3.3.4 M414.4 159.7c1.4-2.4 4.8-2.7 6.1-.7-2.7-.3-4.4.3-6.1.7 M353.1 165.5c1.7-3 5.9-3.4 7.5-.9-3.3-.4-5.4.5-7.5.9 M354.1 134.6c1.8-3.2 6.4-3.6 8.2-.9-3.7-.4-6 .5-8.2.9 M319.2 117.7c1-1.8 3.5-2 4.5-.5-2-.3-3.3.2-4.5.5 M314 110.8c1-1.8 3.5-2 4.5-.5-2-.3-3.2.2-4.5.5 M295 72.4c1.6-2.7 5.5-3.1 7.1-.8-3.2-.4-5.1.4-7.1.8 M358 140.3c1.1-1.9 3.9-2.2 5-.5-2.2-.3-3.6.3-5 .5 M345 82.1c1.1-1.9 3.8-2.1 4.8-.6-2.1-.2-3.4.3-4.8.6 M391.2 165.9c.9-1.4 2.9-1.6 3.7-.4q-2.2-.1-3.7.4 M377.2 187.6c1.8-3.2 6.3-3.7 8.1-.9-3.6-.5-5.8.4-8.1.9 M238.1 56.9c1.1-1.9 3.8-2.2 4.8-.5-2.1-.3-3.5.2-4.8.5 M403 141.2c.8-1.4 2.8-1.6 3.5-.4q-2.1-.1-3.5.4 M326.3 144.2c1.3-2.3 4.5-2.6 5.8-.7-2.6-.3-4.2.4-5.8.7"
      />
    </>
  );
}

function Liner() {
  return (
    <>
      <path fill="var(--ink-950)" opacity=".3" d="M398 44h82v86c-30-14-56-42-82-86" />
      <path fill="var(--paper-2)" opacity=".95" d="M408 44h72v72c-18-20-42-46-72-72" />
      <path
        fill="color-mix(in oklab, var(--paper-4) 70%, var(--sun-100))"
        d="M408 44c28 16 54 40 72 72v16c-28-20-54-48-72-88"
      />
    </>
  );
}

function HardCard() {
  return (
    <>
      <path fill="var(--ink-950)" opacity=".28" d="M-88-142H94l-6 62H-74Z" />
      <path fill="color-mix(in oklab, var(--sun-400) 90%, var(--gulf-500))" d="M-92-152H92L76-92H-76Z" />
      <path fill="color-mix(in oklab, var(--paper-4) 20%, var(--sun-300))" d="M-92-152H92l-4 14H-88Z" />
      <path fill="color-mix(in oklab, var(--sun-300) 40%, var(--sun-700))" d="M-79-104H79l-3 12H-76Z" />
    </>
  );
}
