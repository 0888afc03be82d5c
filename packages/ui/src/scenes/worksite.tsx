import { Film, Glare, Parked, SceneFrame, type SceneProps } from '../scene/scene';
import { Truck } from '../vehicles/truck';

/** Props of {@link WorksiteScene}. */
export interface WorksiteSceneProps extends SceneProps {
  /** Percent of light, 0–100, that the car's own glass lets through. Without it the scene's shade. */
  carVlt?: number | undefined;
}

/** A pickup at a worksite. */
export function WorksiteScene({ vlt, carVlt, ...frame }: WorksiteSceneProps) {
  return (
    <SceneFrame {...frame}>
      <path fill="var(--gulf-300)" d="M0 0h1200v600H0Z" />
      <ellipse fill="var(--gulf-100)" cx="860" cy="420" rx="900" ry="648" />
      <ellipse fill="var(--paper-2)" cx="860" cy="420" rx="640" ry="460.8" />
      <ellipse fill="var(--paper-1)" cx="860" cy="420" rx="420" ry="302.4" />
      <ellipse fill="var(--sun-100)" cx="860" cy="420" rx="240" ry="172.8" />
      <ellipse fill="var(--paper-0)" cx="860" cy="360" rx="54" ry="54" />
      <path fill="var(--gulf-400)" opacity=".55" d="M0 470c120-30 220-8 340-18s220-22 360 4 300-16 500 6v138H0Z" />
      <path fill="var(--gulf-500)" opacity=".6" d="M0 510c160-30 300-2 460-14s340-10 740 10v94H0Z" />
      <g>
        <path fill="var(--paper-4)" d="M60 520h580v20H60Z" />
        <path fill="var(--ink-400)" d="M60 540h580v26H60Z" />
        <path fill="var(--sun-700)" d="M70 250h10v270H70Z" />
        <path fill="var(--sun-500)" d="M70 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M116 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M116 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M162 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M162 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M208 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M208 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M254 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M254 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M300 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M300 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M346 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M346 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M392 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M392 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M438 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M438 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M484 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M484 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M530 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M530 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M576 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M576 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M622 250h10v270h-10Z" />
        <path fill="var(--sun-500)" d="M622 250h6v270h-6Z" />
        <path fill="var(--sun-700)" d="M60 238h580v14H60Z" />
        <path fill="var(--sun-400)" d="M60 238h580v6H60Z" />
        <path fill="var(--sun-700)" d="M60 376h580v10H60Z" />
        <path fill="var(--sun-500)" d="M60 376h580v4H60Z" />
        <path fill="var(--sun-500)" d="M60 508h580v12H60Z" />
        <path fill="var(--sun-700)" d="M40 244 350 80l310 164h-20L350 96 60 244Z" />
        <path fill="var(--sun-400)" d="M40 244 350 80v8L52 244Z" />
        <path fill="var(--sun-700)" d="M298 123.4h8V244h-8Z" />
        <path fill="var(--sun-500)" d="M298 123.4h5V244h-5Z" />
        <path fill="var(--sun-700)" d="M394 123.4h8V244h-8Z" />
        <path fill="var(--sun-500)" d="M394 123.4h5V244h-5Z" />
        <path fill="var(--sun-700)" d="M246 150.8h8V244h-8Z" />
        <path fill="var(--sun-500)" d="M246 150.8h5V244h-5Z" />
        <path fill="var(--sun-700)" d="M446 150.8h8V244h-8Z" />
        <path fill="var(--sun-500)" d="M446 150.8h5V244h-5Z" />
        <path fill="var(--sun-700)" d="M194 178.2h8V244h-8Z" />
        <path fill="var(--sun-500)" d="M194 178.2h5V244h-5Z" />
        <path fill="var(--sun-700)" d="M498 178.2h8V244h-8Z" />
        <path fill="var(--sun-500)" d="M498 178.2h5V244h-5Z" />
        <path fill="var(--sun-700)" d="M142 205.6h8V244h-8Z" />
        <path fill="var(--sun-500)" d="M142 205.6h5V244h-5Z" />
        <path fill="var(--sun-700)" d="M550 205.6h8V244h-8Z" />
        <path fill="var(--sun-500)" d="M550 205.6h5V244h-5Z" />
        <path fill="var(--sun-700)" d="M90 233h8v11h-8Z" />
        <path fill="var(--sun-500)" d="M90 233h5v11h-5Z" />
        <path fill="var(--sun-700)" d="M602 233h8v11h-8Z" />
        <path fill="var(--sun-500)" d="M602 233h5v11h-5Z" />
        <path fill="var(--sun-700)" d="M346 90h10v154h-10Z" />
        <path fill="var(--sun-600)" d="M70 250h12l90 126h-12Z" />
        <path fill="var(--sun-600)" d="M640 250h-12l-90 126h12Z" />
        <path fill="var(--gulf-100)" opacity=".8" d="M210 272h120v100H210Z" />
        <Film vlt={vlt} d="M210 272h120v100H210Z" />
        <path fill="var(--paper-1)" fillRule="evenodd" d="M204 266h132v112H204Zm8 8v96h116v-96Z" />
        <path fill="var(--paper-1)" d="M266 272h8v100h-8Z" />
        <path fill="var(--gulf-100)" opacity=".4" d="M240 274h22l-36 96h-14v-20Z" />
        <path fill="var(--paper-2)" opacity=".9" d="M384 386h176v134H384Z" />
        <path fill="var(--gulf-500)" opacity=".25" d="M384 386h176v134H384Z" />
      </g>
      <path fill="var(--ink-700)" d="M0 566h1200v34H0Z" />
      <g>
        <path fill="var(--paper-4)" d="M0 566h1200v234H0Z" />
        <path fill="var(--paper-3)" d="M0 566h1200v24C900 600 500 580 0 604Z" />
        <path fill="var(--sun-700)" opacity=".35" d="M0 720c300-30 700 6 1200-20v100H0Z" />
        <path
          fill="var(--sun-700)"
          opacity=".4"
          d="M0 600c200-8 300 6 420 0l-40 12c-140 4-260-2-380 4Zm700 12c160-8 300 4 500-6v12c-200 8-340-2-500 4Z"
        />
        <path fill="var(--sun-200)" opacity=".35" d="M760 566h200l120 234H640Z" />
      </g>
      <g>
        <ellipse fill="var(--ink-800)" opacity=".25" cx="1050" cy="604" rx="130" ry="12" />
        <path fill="var(--sun-600)" d="M948 574h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M948 574h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M948 588h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M988 574h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M988 574h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M988 588h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1028 574h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1028 574h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1028 588h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1068 574h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1068 574h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1068 588h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1108 574h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1108 574h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1108 588h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M954 556h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M954 556h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M954 570h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M994 556h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M994 556h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M994 570h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1034 556h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1034 556h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1034 570h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1074 556h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1074 556h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1074 570h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1114 556h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1114 556h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1114 570h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M960 538h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M960 538h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M960 552h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1000 538h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1000 538h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1000 552h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1040 538h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1040 538h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1040 552h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1080 538h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1080 538h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1080 552h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1120 538h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1120 538h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1120 552h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M966 520h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M966 520h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M966 534h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1006 520h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1006 520h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1006 534h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1046 520h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1046 520h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1046 534h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1086 520h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1086 520h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1086 534h38v2h-38Z" />
        <path fill="var(--sun-600)" d="M1126 520h38v16h-38Z" />
        <path fill="var(--sun-400)" d="M1126 520h38v5h-38Z" />
        <path fill="var(--sun-800)" d="M1126 534h38v2h-38Z" />
        <path fill="var(--ink-800)" d="M950 590h8v12h-8Z" />
        <path fill="var(--ink-800)" d="M1130 590h8v12h-8Z" />
        <path fill="var(--ink-900)" d="M1000 516h5v76h-5Z" />
        <path fill="var(--ink-900)" d="M1090 516h5v76h-5Z" />
      </g>
      <g>
        <Parked light="day" x={30} y={356} scale={0.86}>
          <Truck vlt={carVlt ?? vlt} />
        </Parked>
      </g>
      <path fill="var(--ember-500)" d="m1078 770 8-70h8l8 70Z" />
      <path fill="var(--paper-0)" d="m1080.6 746 2.4-20h14l2.4 20Z" />
      <path fill="var(--ember-700)" opacity=".6" d="m1092 770-1-70h3l8 70Z" />
      <path fill="var(--ink-800)" d="M1066 766h48v7h-48Z" />
      <path fill="var(--ember-500)" d="m140 772 7-56h6l7 56Z" />
      <path fill="var(--paper-0)" d="m142.5 752.8 1.9-16h11.2l1.9 16Z" />
      <path fill="var(--ember-700)" opacity=".6" d="m151.6 772-.8-56h2.4l6.8 56Z" />
      <path fill="var(--ink-800)" d="M130.8 768h38.4v7h-38.4Z" />
      <Glare vlt={vlt}>
        <ellipse fill="var(--paper-0)" opacity=".16" cx="860" cy="360" rx="190" ry="190" />
        <ellipse fill="var(--paper-0)" opacity=".24" cx="860" cy="360" rx="120" ry="120" />
        <ellipse fill="var(--paper-0)" opacity=".4" cx="860" cy="360" rx="80" ry="80" />
      </Glare>
    </SceneFrame>
  );
}
