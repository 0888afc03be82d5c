import { useId } from 'react';
import { Calm, Film, Glare, SceneFrame, type SceneProps } from '../scene/scene';

/** An office high above the bay, with desks in the evening sun. */
export function OfficeScene({ vlt, ...frame }: SceneProps) {
  const id = useId();
  return (
    <SceneFrame {...frame}>
      <defs>
        <clipPath id={`${id}-glass`}>
          <path d="M70 90h1060v470H70Z" clipRule="evenodd" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--gulf-500)" d="M0 0h1200v560H0Z" />
        <ellipse fill="var(--gulf-400)" cx="760" cy="370" rx="640" ry="576" />
        <ellipse fill="var(--gulf-300)" cx="760" cy="370" rx="470" ry="423" />
        <ellipse fill="var(--sky-7)" cx="760" cy="370" rx="330" ry="297" />
        <ellipse fill="var(--sun-200)" cx="760" cy="370" rx="220" ry="198" />
        <ellipse fill="var(--sun-100)" cx="760" cy="370" rx="140" ry="126" />
        <ellipse fill="var(--paper-0)" cx="760" cy="330" rx="48" ry="48" />
        <path fill="var(--gulf-400)" d="M70 430h1060v40H70Z" />
        <path fill="var(--gulf-500)" d="M70 440c230-6 630 6 1060-2v122H70Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M746 434h28l-6 1.6h-28Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M738 439h36l-6 1.6h-36Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M744.6 444h44l-6 1.6h-44Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M729.5 449h52l-6 1.6h-52Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M728 454h60l-6 1.6h-60Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M734.9 459h68l-6 1.6h-68Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M711.2 464h76l-6 1.6h-76Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M722.8 469h84l-6 1.6h-84Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M720 474h92l-6 1.6h-92Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M695.6 479h100l-6 1.6h-100Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M719.7 484h108l-6 1.6h-108Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M699.1 489h116l-6 1.6h-116Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M686.4 494h124l-6 1.6h-124Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M713.8 499h132l-6 1.6h-132Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M675.2 504h140l-6 1.6h-140Z" />
        <path fill="var(--sun-100)" opacity=".8" d="M684.7 509h148l-6 1.6h-148Z" />
        <path fill="var(--gulf-700)" d="M80 370h70v190H80Z" />
        <path fill="var(--gulf-500)" d="M129 370h21v190h-21Z" />
        <path fill="var(--sky-7)" opacity=".8" d="M147 370h3v190h-3Z" />
        <path fill="var(--gulf-800)" d="M140 300h54v260h-54Z" />
        <path fill="var(--gulf-700)" d="M177.8 300H194v260h-16.2Z" />
        <path fill="var(--sky-7)" opacity=".8" d="M191 300h3v260h-3Z" />
        <path fill="var(--gulf-700)" d="M206 400h80v160h-80Z" />
        <path fill="var(--gulf-500)" d="M262 400h24v160h-24Z" />
        <path fill="var(--sky-7)" opacity=".8" d="M283 400h3v160h-3Z" />
        <path fill="var(--gulf-700)" d="M300 340h46v220h-46Z" />
        <path fill="var(--gulf-500)" d="M332.2 340H346v220h-13.8Z" />
        <path fill="var(--sky-7)" opacity=".8" d="M343 340h3v220h-3Z" />
        <path fill="var(--gulf-800)" d="M356 424h70v136h-70Z" />
        <path fill="var(--gulf-700)" d="M405 424h21v136h-21Z" />
        <path fill="var(--sky-7)" opacity=".8" d="M423 424h3v136h-3Z" />
        <path fill="var(--gulf-700)" d="M440 460h60v100h-60Z" />
        <path fill="var(--gulf-500)" d="M482 460h18v100h-18Z" />
        <path fill="var(--sky-7)" opacity=".8" d="M497 460h3v100h-3Z" />
        <path fill="var(--gulf-700)" d="M900 410h60v150h-60Z" />
        <path fill="var(--gulf-500)" d="M942 410h18v150h-18Z" />
        <path fill="var(--sky-7)" opacity=".8" d="M957 410h3v150h-3Z" />
        <path fill="var(--gulf-800)" d="M968 320h50v240h-50Z" />
        <path fill="var(--gulf-700)" d="M1003 320h15v240h-15Z" />
        <path fill="var(--sky-7)" opacity=".8" d="M1015 320h3v240h-3Z" />
        <path fill="var(--gulf-700)" d="M1030 380h110v180h-110Z" />
        <path fill="var(--gulf-500)" d="M1107 380h33v180h-33Z" />
        <path fill="var(--sky-7)" opacity=".8" d="M1137 380h3v180h-3Z" />
        <path fill="var(--gulf-800)" d="M70 505c230-10 730 7 1060-5v60H70Z" />
        <path fill="var(--gulf-900)" d="M70 524c230-12 730 6 1060-4v40H70Z" />
      </g>
      <g>
        <Film vlt={vlt} d="M70 90h212v470H70Z" />
        <Film vlt={vlt} d="M282 90h212v470H282Z" />
        <Film vlt={vlt} d="M494 90h212v470H494Z" />
        <Film vlt={vlt} d="M706 90h212v470H706Z" />
        <Film vlt={vlt} d="M918 90h212v470H918Z" />
      </g>
      <Calm vlt={vlt} clipPath={`url(#${id}-glass)`}>
        <ellipse fill="var(--sun-300)" cx="760" cy="330" rx="48" ry="48" />
        <ellipse fill="var(--sun-400)" opacity=".22" cx="760" cy="330" rx="80" ry="80" />
      </Calm>
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--gulf-100)" opacity=".1" d="M210 80h120L140 570H20Z" />
        <path fill="var(--gulf-100)" opacity=".1" d="M360 80h24L194 570h-24Z" />
        <path fill="var(--gulf-100)" opacity=".1" d="M930 80h80L820 570h-80Z" />
      </g>
      <Glare vlt={vlt} clipPath={`url(#${id}-glass)`}>
        <path fill="var(--paper-0)" opacity=".1" d="M760 330-707.2 18.1l40.6-151.6Z" />
        <path fill="var(--paper-0)" opacity=".08" d="M760 330-576.5-351-438-572.7Z" />
        <path fill="var(--paper-0)" opacity=".1" d="M760 330-184-835.7-57-928Z" />
        <path fill="var(--paper-0)" opacity=".08" d="M760 330 271.6-1088.3l253.7-63.2Z" />
        <path fill="var(--paper-0)" opacity=".1" d="m760 330 182.8-1488.8 154.6 27.2Z" />
        <path fill="var(--paper-0)" opacity=".08" d="m760 330 681-1336.5L1662.7-868Z" />
        <path fill="var(--paper-0)" opacity=".1" d="m760 330 1198-902.7 87.8 130.1Z" />
        <path fill="var(--paper-0)" opacity=".08" d="m760 330 1426.6-463.5 50.6 203Z" />
        <ellipse fill="var(--paper-0)" opacity=".14" cx="760" cy="330" rx="250" ry="250" />
        <ellipse fill="var(--paper-0)" opacity=".24" cx="760" cy="330" rx="160" ry="160" />
        <ellipse fill="var(--paper-0)" opacity=".5" cx="760" cy="330" rx="100" ry="100" />
      </Glare>
      <g>
        <path fill="var(--paper-3)" d="M0 0h1200l-70 90H70Z" />
        <path fill="var(--paper-4)" d="m0 0 70 90v470L0 640Z" />
        <path fill="var(--ink-300)" d="m1200 0-70 90v470l70 80Z" />
        <path fill="var(--paper-0)" d="M120 14h168l36.4 60H176Z" />
        <path fill="var(--paper-0)" d="M456 14h288l-16.8 60H472.8Z" />
        <path fill="var(--paper-0)" d="M912 14h168l-56 60H875.6Z" />
        <path fill="var(--sun-800)" d="M70 560h1060l70 80v160H0V640Z" />
        <path fill="var(--sun-700)" opacity=".5" d="M70 560h1060l70 80v20H0v-20Z" />
        <path fill="var(--ink-900)" d="M277 90h10v472h-10Z" />
        <path fill="var(--ink-600)" d="M277 90h3v472h-3Z" />
        <path fill="var(--sun-200)" opacity=".9" d="M285.5 90h1.5v472h-1.5Z" />
        <path fill="var(--ink-900)" d="M489 90h10v472h-10Z" />
        <path fill="var(--ink-600)" d="M489 90h3v472h-3Z" />
        <path fill="var(--sun-200)" opacity=".9" d="M497.5 90h1.5v472h-1.5Z" />
        <path fill="var(--ink-900)" d="M701 90h10v472h-10Z" />
        <path fill="var(--ink-600)" d="M701 90h3v472h-3Z" />
        <path fill="var(--sun-200)" opacity=".9" d="M709.5 90h1.5v472h-1.5Z" />
        <path fill="var(--ink-900)" d="M913 90h10v472h-10Z" />
        <path fill="var(--ink-600)" d="M913 90h3v472h-3Z" />
        <path fill="var(--sun-200)" opacity=".9" d="M921.5 90h1.5v472h-1.5Z" />
        <path fill="var(--ink-900)" d="M66 84h1068v10H66Z" />
        <path fill="var(--ink-900)" d="M66 556h1068v12H66Z" />
        <path fill="var(--ink-600)" d="M66 556h1068v3H66Z" />
        <path fill="var(--ink-900)" d="M64 84h8v480h-8Z" />
        <path fill="var(--ink-900)" d="M1128 84h8v480h-8Z" />
      </g>
      <Glare vlt={vlt}>
        <path fill="var(--sun-200)" opacity=".55" d="M78 568h196l-555.4 232h-420Z" />
        <path fill="var(--sun-200)" opacity=".55" d="M290 568h196L172.9 800h-420Z" />
        <path fill="var(--sun-200)" opacity=".55" d="M502 568h196l-70.9 232h-420Z" />
        <path fill="var(--sun-200)" opacity=".55" d="M714 568h196l171.4 232h-420Z" />
        <path fill="var(--sun-200)" opacity=".55" d="M926 568h196l413.7 232h-420Z" />
      </Glare>
      <g>
        <path fill="var(--ink-900)" d="M219.4 590h161.2l12.4 16.1H207Z" />
        <path fill="var(--sun-600)" d="M219.4 588.8h161.2l13.6 14.8H205.8Z" />
        <path fill="var(--sun-700)" d="M205.8 603.6h188.4v6.2H205.8Z" />
        <path fill="var(--ink-800)" d="M213.2 609.8h7.4V683h-7.4Z" />
        <path fill="var(--ink-800)" d="M379.4 609.8h7.4V683h-7.4Z" />
        <path fill="var(--ink-950)" d="M256.6 530.5h83.1v50.8h-83.1Z" />
        <path fill="var(--gulf-800)" d="M260.3 534.2H336v43.4h-75.7Z" />
        <path fill="var(--gulf-500)" opacity=".7" d="M260.3 534.2h33.5l-18.6 43.4h-14.9Z" />
        <path fill="var(--paper-3)" opacity=".8" d="M267.8 542.9H300v3.1h-32.2Z" />
        <path fill="var(--sun-400)" opacity=".9" d="M267.8 551.6h19.8v3.1h-19.8Z" />
        <path fill="var(--paper-3)" opacity=".6" d="M267.8 560.2h44.6v3.1h-44.6Z" />
        <path fill="var(--ink-950)" d="M293.8 581.3h8.7l2.5 11.2h-13.7Z" />
        <Glare vlt={vlt}>
          <path fill="var(--sun-100)" opacity=".75" d="M260.3 534.2H336v43.4h-75.7Z" />
          <path fill="var(--paper-0)" opacity=".75" d="M281.4 534.2h43.4L300 577.6h-39.7v-8.7Z" />
          <path fill="var(--sun-100)" opacity=".5" d="M231.8 590H362l9.9 12.4H219.4Z" />
        </Glare>
        <path fill="var(--paper-2)" d="M352.1 588.8h17.3l2.5 6.2h-17.3Z" />
        <path fill="var(--ember-500)" d="M230.6 575.1h9.9l-1.3 17.4h-7.4Z" />
        <path fill="var(--ink-850)" d="M275.2 614.8c-1.2-26 6.2-33.5 24.8-33.5s26 7.5 24.8 33.5l-3.7 32.2h-42.2Z" />
        <path fill="var(--ink-700)" d="M275.2 614.8c-1.2-26 6.2-33.5 24.8-33.5-12.4 5-17.4 14.9-16.1 65.7h-5Z" />
        <path
          fill="var(--ink-900)"
          d="M269 647h62v9.9h-62Zm27.9 10h6.2v24.8h-6.2Zm-24.2 31 27.3-10 27.3 10v3.7l-27.3-7.5-27.3 7.5Z"
        />
        <path
          fill="var(--sun-400)"
          opacity=".8"
          d="M305 581.6c16.1 2.2 21 10.9 19.8 33.2h-1.9c.7-21.1-4.3-29.8-17.9-31Z"
        />
        <path fill="var(--ink-900)" d="M539.4 590h161.2l12.4 16.1H527Z" />
        <path fill="var(--sun-600)" d="M539.4 588.8h161.2l13.6 14.8H525.8Z" />
        <path fill="var(--sun-700)" d="M525.8 603.6h188.4v6.2H525.8Z" />
        <path fill="var(--ink-800)" d="M533.2 609.8h7.4V683h-7.4Z" />
        <path fill="var(--ink-800)" d="M699.4 609.8h7.4V683h-7.4Z" />
        <path fill="var(--ink-950)" d="M576.6 530.5h83.1v50.8h-83.1Z" />
        <path fill="var(--gulf-800)" d="M580.3 534.2H656v43.4h-75.7Z" />
        <path fill="var(--gulf-500)" opacity=".7" d="M580.3 534.2h33.5l-18.6 43.4h-14.9Z" />
        <path fill="var(--paper-3)" opacity=".8" d="M587.8 542.9H620v3.1h-32.2Z" />
        <path fill="var(--sun-400)" opacity=".9" d="M587.8 551.6h19.8v3.1h-19.8Z" />
        <path fill="var(--paper-3)" opacity=".6" d="M587.8 560.2h44.6v3.1h-44.6Z" />
        <path fill="var(--ink-950)" d="M613.8 581.3h8.7l2.5 11.2h-13.7Z" />
        <Glare vlt={vlt}>
          <path fill="var(--sun-100)" opacity=".75" d="M580.3 534.2H656v43.4h-75.7Z" />
          <path fill="var(--paper-0)" opacity=".75" d="M601.4 534.2h43.4L620 577.6h-39.7v-8.7Z" />
          <path fill="var(--sun-100)" opacity=".5" d="M551.8 590H682l9.9 12.4H539.4Z" />
        </Glare>
        <path fill="var(--paper-2)" d="M672.1 588.8h17.3l2.5 6.2h-17.3Z" />
        <path fill="var(--ember-500)" d="M550.6 575.1h9.9l-1.3 17.4h-7.4Z" />
        <path fill="var(--ink-850)" d="M595.2 614.8c-1.2-26 6.2-33.5 24.8-33.5s26 7.5 24.8 33.5l-3.7 32.2h-42.2Z" />
        <path fill="var(--ink-700)" d="M595.2 614.8c-1.2-26 6.2-33.5 24.8-33.5-12.4 5-17.4 14.9-16.1 65.7h-5Z" />
        <path
          fill="var(--ink-900)"
          d="M589 647h62v9.9h-62Zm27.9 10h6.2v24.8h-6.2Zm-24.2 31 27.3-10 27.3 10v3.7l-27.3-7.5-27.3 7.5Z"
        />
        <path
          fill="var(--sun-400)"
          opacity=".8"
          d="M625 581.6c16.1 2.2 21 10.9 19.8 33.2h-1.9c.7-21.1-4.3-29.8-17.9-31Z"
        />
        <path fill="var(--ink-900)" d="M1010.6 590H849.4L837 606.1h186Z" />
        <path fill="var(--sun-600)" d="M1010.6 588.8H849.4l-13.6 14.8h188.4Z" />
        <path fill="var(--sun-700)" d="M1024.2 603.6H835.8v6.2h188.4Z" />
        <path fill="var(--ink-800)" d="M1016.8 609.8h-7.4V683h7.4Z" />
        <path fill="var(--ink-800)" d="M850.6 609.8h-7.4V683h7.4Z" />
        <path fill="var(--ink-950)" d="M973.4 530.5h-83.1v50.8h83.1Z" />
        <path fill="var(--gulf-800)" d="M969.7 534.2H894v43.4h75.7Z" />
        <path fill="var(--gulf-500)" opacity=".7" d="M969.7 534.2h-33.5l18.6 43.4h14.9Z" />
        <path fill="var(--paper-3)" opacity=".8" d="M962.2 542.9H930v3.1h32.2Z" />
        <path fill="var(--sun-400)" opacity=".9" d="M962.2 551.6h-19.8v3.1h19.8Z" />
        <path fill="var(--paper-3)" opacity=".6" d="M962.2 560.2h-44.6v3.1h44.6Z" />
        <path fill="var(--ink-950)" d="M936.2 581.3h-8.7l-2.5 11.2h13.7Z" />
        <Glare vlt={vlt}>
          <path fill="var(--sun-100)" opacity=".75" d="M969.7 534.2H894v43.4h75.7Z" />
          <path fill="var(--paper-0)" opacity=".75" d="M948.6 534.2h-43.4l24.8 43.4h39.7v-8.7Z" />
          <path fill="var(--sun-100)" opacity=".5" d="M998.2 590H868l-9.9 12.4h152.5Z" />
        </Glare>
        <path fill="var(--paper-2)" d="M877.9 588.8h-17.3l-2.5 6.2h17.3Z" />
        <path fill="var(--ember-500)" d="M999.4 575.1h-9.9l1.3 17.4h7.4Z" />
        <path fill="var(--ink-850)" d="M905.2 614.8c-1.2-26 6.2-33.5 24.8-33.5s26 7.5 24.8 33.5l-3.7 32.2h-42.2Z" />
        <path fill="var(--ink-700)" d="M905.2 614.8c-1.2-26 6.2-33.5 24.8-33.5-12.4 5-17.4 14.9-16.1 65.7h-5Z" />
        <path
          fill="var(--ink-900)"
          d="M899 647h62v9.9h-62Zm27.9 10h6.2v24.8h-6.2Zm-24.2 31 27.3-10 27.3 10v3.7l-27.3-7.5-27.3 7.5Z"
        />
        <path
          fill="var(--sun-400)"
          opacity=".8"
          d="M935 581.6c16.1 2.2 21 10.9 19.8 33.2h-1.9c.7-21.1-4.3-29.8-17.9-31Z"
        />
        <path fill="var(--ink-900)" d="M72.2 640h275.6l21.2 27.6H51Z" />
        <path fill="var(--sun-600)" d="M72.2 637.9h275.6l23.3 25.4H48.9Z" />
        <path fill="var(--sun-700)" d="M48.9 663.3h322.2v10.6H48.9Z" />
        <path fill="var(--ink-800)" d="M61.6 673.9h12.7V799H61.6Z" />
        <path fill="var(--ink-800)" d="M345.7 673.9h12.7V799h-12.7Z" />
        <path fill="var(--ink-950)" d="M135.8 538.2h142v87h-142Z" />
        <path fill="var(--gulf-800)" d="M142.2 544.6h129.3v74.2H142.2Z" />
        <path fill="var(--gulf-500)" opacity=".7" d="M142.2 544.6h57.2l-31.8 74.2h-25.4Z" />
        <path fill="var(--paper-3)" opacity=".8" d="M154.9 559.4H210v5.3h-55.1Z" />
        <path fill="var(--sun-400)" opacity=".9" d="M154.9 574.3h33.9v5.3h-33.9Z" />
        <path fill="var(--paper-3)" opacity=".6" d="M154.9 589.1h76.3v5.3h-76.3Z" />
        <path fill="var(--ink-950)" d="M199.4 625.2h14.8l4.3 19h-23.3Z" />
        <Glare vlt={vlt}>
          <path fill="var(--sun-100)" opacity=".75" d="M142.2 544.6h129.3v74.2H142.2Z" />
          <path fill="var(--paper-0)" opacity=".75" d="M178.2 544.6h74.2L210 618.8h-67.8V604Z" />
          <path fill="var(--sun-100)" opacity=".5" d="M93.4 640H316l17 21.2H72.2Z" />
        </Glare>
        <path fill="var(--paper-2)" d="M299 637.9h29.7l4.3 10.6h-29.7Z" />
        <path fill="var(--ember-500)" d="M91.3 614.6h16.9l-2.1 29.6H93.4Z" />
        <path fill="var(--ink-850)" d="M167.6 682.4c-2.1-44.5 10.6-57.2 42.4-57.2s44.5 12.7 42.4 57.2l-6.4 55.1h-72Z" />
        <path fill="var(--ink-700)" d="M167.6 682.4c-2.1-44.5 10.6-57.2 42.4-57.2-21.2 8.4-29.7 25.4-27.6 112.3H174Z" />
        <path
          fill="var(--ink-900)"
          d="M157 737.5h106v17H157Zm47.7 17h10.6v42.4h-10.6Zm-41.3 53 46.6-17 46.6 17v6.3L210 801.1l-46.6 12.7Z"
        />
        <path
          fill="var(--sun-400)"
          opacity=".8"
          d="M218.5 625.7c27.5 3.7 36 18.5 33.9 56.7h-3.2c1.1-36-7.4-50.9-30.7-53Z"
        />
        <path fill="var(--ink-900)" d="M1097.8 640H822.2L801 667.6h318Z" />
        <path fill="var(--sun-600)" d="M1097.8 637.9H822.2l-23.3 25.4h322.2Z" />
        <path fill="var(--sun-700)" d="M1121.1 663.3H798.9v10.6h322.2Z" />
        <path fill="var(--ink-800)" d="M1108.4 673.9h-12.7V799h12.7Z" />
        <path fill="var(--ink-800)" d="M824.3 673.9h-12.7V799h12.7Z" />
        <path fill="var(--ink-950)" d="M1034.2 538.2h-142v87h142Z" />
        <path fill="var(--gulf-800)" d="M1027.8 544.6H898.5v74.2h129.3Z" />
        <path fill="var(--gulf-500)" opacity=".7" d="M1027.8 544.6h-57.2l31.8 74.2h25.4Z" />
        <path fill="var(--paper-3)" opacity=".8" d="M1015.1 559.4H960v5.3h55.1Z" />
        <path fill="var(--sun-400)" opacity=".9" d="M1015.1 574.3h-33.9v5.3h33.9Z" />
        <path fill="var(--paper-3)" opacity=".6" d="M1015.1 589.1h-76.3v5.3h76.3Z" />
        <path fill="var(--ink-950)" d="M970.6 625.2h-14.8l-4.3 19h23.3Z" />
        <Glare vlt={vlt}>
          <path fill="var(--sun-100)" opacity=".75" d="M1027.8 544.6H898.5v74.2h129.3Z" />
          <path fill="var(--paper-0)" opacity=".75" d="M991.8 544.6h-74.2l42.4 74.2h67.8V604Z" />
          <path fill="var(--sun-100)" opacity=".5" d="M1076.6 640H854l-17 21.2h260.8Z" />
        </Glare>
        <path fill="var(--paper-2)" d="M871 637.9h-29.7l-4.3 10.6h29.7Z" />
        <path fill="var(--ember-500)" d="M1078.7 614.6h-16.9l2.1 29.6h12.7Z" />
        <path fill="var(--ink-850)" d="M917.6 682.4c-2.1-44.5 10.6-57.2 42.4-57.2s44.5 12.7 42.4 57.2l-6.4 55.1h-72Z" />
        <path fill="var(--ink-700)" d="M917.6 682.4c-2.1-44.5 10.6-57.2 42.4-57.2-21.2 8.4-29.7 25.4-27.6 112.3H924Z" />
        <path
          fill="var(--ink-900)"
          d="M907 737.5h106v17H907Zm47.7 17h10.6v42.4h-10.6Zm-41.3 53 46.6-17 46.6 17v6.3L960 801.1l-46.6 12.7Z"
        />
        <path
          fill="var(--sun-400)"
          opacity=".8"
          d="M968.5 625.7c27.5 3.7 36 18.5 33.9 56.7h-3.2c1.1-36-7.4-50.9-30.7-53Z"
        />
        <path
          fill="var(--gulf-800)"
          d="M560 760c-40-70-30-140-12-180 20 50 32 80 38 110q12-75 54-120c10 70-10 140-34 190Z"
        />
        <path fill="var(--gulf-700)" d="M560 760c-40-70-30-140-12-180 8 60 12 120 32 180Z" />
        <path fill="var(--paper-4)" d="M540 752h88l-10 60h-68Z" />
      </g>
    </SceneFrame>
  );
}
