import { useId } from 'react';
import { Film, Moisture, SceneFrame, type SceneProps } from '../scene/scene';

/** Props of {@link RainCureScene}. */
export interface RainCureSceneProps extends SceneProps {
  /**
   * Progress of drying: 0 is fresh, with pockets of moisture, 1 is cured. Without it `--cure` of an ancestor applies,
   * else 0.
   */
  cure?: number | undefined;
}

/** A car window in the rain while its film cures. */
export function RainCureScene({ vlt, cure, ...frame }: RainCureSceneProps) {
  const id = useId();
  return (
    <SceneFrame {...frame}>
      <defs>
        <clipPath id={`${id}-glass`}>
          <path
            d="M250 522c80-122 180-252 270-332 40-34 90-50 160-52l520-6v378l-940 22c-10 0-14-4-10-10"
            clipRule="evenodd"
          />
        </clipPath>
      </defs>
      <path fill="var(--ink-500)" d="M0 0h1200v800H0Z" />
      <path fill="var(--ink-400)" opacity=".6" d="M0 0h760L300 800H0Z" />
      <path fill="var(--ink-600)" opacity=".6" d="M1200 200v600H760Z" />
      <ellipse fill="var(--ink-300)" opacity=".4" cx="300" cy="120" rx="420" ry="200" />
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--paper-4)" d="M0 0h1200v600H0Z" />
        <path fill="var(--ink-300)" d="M0 400h1200v200H0Z" />
        <ellipse fill="var(--sun-200)" opacity=".7" cx="980" cy="300" rx="200" ry="150" />
        <ellipse fill="var(--sun-300)" opacity=".7" cx="980" cy="310" rx="110" ry="86" />
        <path fill="var(--ink-800)" d="M668 560c4-80 22-160 48-194 12-14 36-18 70-18s60 4 72 18c26 34 42 114 48 194Z" />
        <path fill="var(--ink-700)" d="M668 560c4-80 22-160 48-194 6-8 16-12 28-15-22 41-30 119-32 209Z" />
        <path fill="var(--ink-800)" d="M758 350v-22h12v22Zm46 0v-22h12v22Z" />
        <path
          fill="var(--ink-800)"
          d="M722 300c-4-42 6-68 28-74 22-4 52-4 74 0 22 6 32 32 28 74-2 20-12 30-30 32-22 2-48 2-70 0-18-2-28-12-30-32"
        />
        <path fill="var(--ink-700)" d="M722 300c-4-42 6-68 28-74l20-2c-22 16-28 66-18 108-18-2-28-12-30-32" />
        <ellipse fill="var(--ink-850)" cx="470" cy="470" rx="92" ry="96" />
        <ellipse fill="var(--ink-300)" opacity=".9" cx="470" cy="470" rx="70" ry="74" />
        <path fill="var(--ink-850)" d="M400 462h140v16H400Zm62 8h16v90h-16Z" />
      </g>
      <g>
        <Film vlt={vlt} d="M250 522c80-122 180-252 270-332 40-34 90-50 160-52l520-6v378l-940 22c-10 0-14-4-10-10" />
      </g>
      <g clipPath={`url(#${id}-glass)`}>
        <path fill="var(--gulf-100)" opacity=".12" d="M640 120h140L520 560H380Z" />
        <path fill="var(--gulf-100)" opacity=".12" d="M810 120h26L576 560h-26Z" />
        <path fill="var(--gulf-100)" opacity=".12" d="M1080 120h70L890 560h-70Z" />
      </g>
      <Moisture cure={cure} clipPath={`url(#${id}-glass)`}>
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M744.6 363.5c0-17.3 19.7-24.7 32.1-17.3s22.2 19.8 9.9 32.2-42 2.4-42-14.9"
        />
        <path
          fill="var(--paper-0)"
          opacity=".5"
          d="M752 361.1c2.5-12.4 14.8-17.3 22.2-12.4-9.9 2.5-17.3 7.4-22.2 12.4"
        />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M760.3 347.4c0-13.3 15.1-19 24.6-13.3s17.1 15.2 7.6 24.7-32.2 1.9-32.2-11.4"
        />
        <path
          fill="var(--paper-0)"
          opacity=".5"
          d="M765.9 345.5c1.9-9.5 11.4-13.3 17.1-9.5-7.6 1.9-13.3 5.7-17.1 9.5"
        />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M548.8 348.7c0-13.8 15.8-19.7 25.6-13.8s17.7 15.8 7.9 25.6-33.5 2-33.5-11.8"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M554.7 346.7c2-9.8 11.8-13.8 17.7-9.8-7.8 1.9-13.8 5.9-17.7 9.8" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M1010.6 219.2c0-9.9 11.3-14.2 18.4-9.9s12.7 11.3 5.6 18.4-24 1.4-24-8.5"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M1014.8 217.8c1.4-7.1 8.5-9.9 12.8-7.1-5.7 1.4-9.9 4.2-12.8 7.1" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M477.2 441c0-14.6 16.6-20.8 27-14.6s18.7 16.7 8.4 27.1-35.4 2-35.4-12.5"
        />
        <path
          fill="var(--paper-0)"
          opacity=".5"
          d="M483.5 438.9c2-10.4 12.4-14.5 18.7-10.4-8.4 2.1-14.6 6.3-18.7 10.4"
        />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M436 494.5c0-17.8 20.3-25.4 33-17.8s22.9 20.3 10.2 33-43.2 2.6-43.2-15.2"
        />
        <path
          fill="var(--paper-0)"
          opacity=".5"
          d="M443.6 491.9c2.6-12.7 15.3-17.7 22.9-12.7-10.2 2.6-17.8 7.7-22.9 12.7"
        />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M908.8 380.8c0-8.1 9.3-11.7 15.1-8.1s10.6 9.3 4.7 15.1-19.8 1.2-19.8-7"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M912.3 379.7c1.1-5.9 7-8.2 10.5-5.9-4.7 1.2-8.2 3.5-10.5 5.9" />
        <path fill="var(--gulf-100)" opacity=".2" d="M431.2 353.8c0-7 8-10 13.1-7s9 8 4 13-17.1 1-17.1-6" />
        <path fill="var(--paper-0)" opacity=".5" d="M434.2 352.8c1-5 6-7 9.1-5-4.1 1-7.1 3-9.1 5" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M563.1 265c0-6.7 7.7-9.5 12.4-6.7s8.6 7.7 3.8 12.4-16.2 1-16.2-5.7"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M566 264.1c.9-4.8 5.7-6.7 8.6-4.8-3.8.9-6.7 2.8-8.6 4.8" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M754.6 326.6c0-16.4 18.7-23.4 30.3-16.4s21 18.7 9.4 30.4-39.7 2.3-39.7-14"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M761.6 324.2c2.4-11.6 14-16.3 21-11.6-9.3 2.3-16.3 7-21 11.6" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M801.8 388.5c0-12.3 14-17.5 22.8-12.3s15.7 14 7 22.8-29.8 1.7-29.8-10.5"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M807.1 386.7c1.7-8.7 10.5-12.2 15.7-8.7-7 1.7-12.2 5.2-15.7 8.7" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M913.1 331.8c0-9.6 11-13.8 17.9-9.6s12.3 10.9 5.4 17.8-23.3 1.4-23.3-8.2"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M917.2 330.4c1.4-6.9 8.3-9.6 12.4-6.9-5.5 1.4-9.6 4.2-12.4 6.9" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M1155 498.7c0-16.3 18.6-23.3 30.2-16.3s21 18.6 9.3 30.2-39.5 2.4-39.5-13.9"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M1161.9 496.3c2.4-11.6 14-16.3 21-11.6-9.3 2.3-16.3 7-21 11.6" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M948 287.7c0-9 10.3-12.9 16.7-9s11.6 10.3 5.2 16.8-21.9 1.3-21.9-7.8"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M951.8 286.4c1.3-6.4 7.8-9 11.6-6.4-5.1 1.3-9 3.9-11.6 6.4" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M624.8 211.8c0-15.4 17.6-22.1 28.6-15.4s19.8 17.6 8.8 28.6-37.4 2.2-37.4-13.2"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M631.4 209.6c2.2-11 13.2-15.5 19.8-11-8.8 2.2-15.4 6.6-19.8 11" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M714.7 452.4c0-10.9 12.5-15.5 20.3-10.9s14 12.5 6.2 20.3-26.5 1.5-26.5-9.4"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M719.4 450.9c1.6-7.8 9.3-10.9 14-7.8-6.2 1.6-10.9 4.7-14 7.8" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M1139.5 452.7c0-6.3 7.2-9 11.7-6.3s8.1 7.2 3.6 11.7-15.3.9-15.3-5.4"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M1142.2 451.8c.9-4.5 5.4-6.3 8.1-4.5-3.6.9-6.3 2.7-8.1 4.5" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M570.3 472.2c0-11.9 13.6-17 22.1-11.9s15.3 13.6 6.8 22.1-28.9 1.7-28.9-10.2"
        />
        <path
          fill="var(--paper-0)"
          opacity=".5"
          d="M575.4 470.5c1.7-8.5 10.2-11.9 15.3-8.5-6.8 1.7-11.9 5.1-15.3 8.5"
        />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M1155 313.2c0-7.2 8.2-10.2 13.3-7.2s9.3 8.2 4.1 13.3-17.4 1.1-17.4-6.1"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M1158.1 312.2c1-5.1 6.1-7.2 9.2-5.1-4.1 1-7.2 3-9.2 5.1" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M888.5 431.3c0-9.5 10.9-13.5 17.7-9.5s12.2 10.9 5.4 17.7-23.1 1.3-23.1-8.2"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M892.6 430c1.3-6.8 8.1-9.5 12.2-6.8-5.4 1.3-9.5 4.1-12.2 6.8" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M470 293.1c0-17.8 20.3-25.4 33-17.8s22.8 20.3 10.1 33-43.1 2.6-43.1-15.2"
        />
        <path
          fill="var(--paper-0)"
          opacity=".5"
          d="M477.6 290.6c2.5-12.7 15.2-17.8 22.8-12.7-10.1 2.5-17.7 7.6-22.8 12.7"
        />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M985.3 226.6c0-9.3 10.6-13.2 17.2-9.3s11.9 10.6 5.3 17.2-22.5 1.3-22.5-7.9"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M989.3 225.3c1.3-6.6 7.9-9.3 11.9-6.6-5.3 1.3-9.3 3.9-11.9 6.6" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M483.2 208.6c0-15.8 18.1-22.6 29.3-15.8s20.3 18 9.1 29.3-38.4 2.3-38.4-13.5"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M490 206.3c2.3-11.3 13.5-15.8 20.3-11.3-9 2.3-15.8 6.8-20.3 11.3" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M546.7 363.4c0-11.6 13.2-16.6 21.5-11.6s15 13.2 6.7 21.5-28.2 1.7-28.2-9.9"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M551.6 361.7c1.7-8.3 10-11.6 15-8.3-6.7 1.7-11.6 5-15 8.3" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M561.8 416.9c0-7.9 9-11.2 14.6-7.9s10.1 9 4.5 14.6-19.1 1.1-19.1-6.7"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M565.2 415.8c1.1-5.6 6.7-7.9 10.1-5.6-4.5 1.1-7.9 3.3-10.1 5.6" />
        <path
          fill="var(--gulf-100)"
          opacity=".2"
          d="M896.6 226.1c0-11.3 13-16.1 21-11.3s14.6 12.9 6.5 21-27.5 1.6-27.5-9.7"
        />
        <path fill="var(--paper-0)" opacity=".5" d="M901.5 224.5c1.6-8.1 9.7-11.3 14.5-8.1-6.4 1.6-11.3 4.9-14.5 8.1" />
        <path fill="var(--gulf-100)" opacity=".16" d="M560 500c80-30 140-14 200-24s140-6 200 12v24l-400 10Z" />
      </Moisture>
      <g clipPath={`url(#${id}-glass)`}>
        <ellipse fill="var(--ink-200)" opacity=".35" cx="850.6" cy="424.5" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M841.6 422.5a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="853.1" cy="429" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1138.2" cy="423.8" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M1131 422.2a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1140.2" cy="427.4" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="316.1" cy="322.3" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M312.5 321.5a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="317.1" cy="324.1" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="874.1" cy="483.3" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M871.4 482.7a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="874.8" cy="484.7" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="624.6" cy="471.3" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M619.2 470.1a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="626.1" cy="474" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="779.4" cy="362.4" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M776.7 361.8a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="780.1" cy="363.7" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="948.1" cy="301" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M944.5 300.2a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="949.1" cy="302.8" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1114.7" cy="433.3" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M1111.1 432.5a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1115.7" cy="435.1" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="975.7" cy="176.6" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M968.5 175a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="977.7" cy="180.2" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="845.7" cy="196.9" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M843 196.3a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="846.5" cy="198.2" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1165.1" cy="152" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M1161.5 151.2a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1166.1" cy="153.8" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1154.1" cy="211.4" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M1150.5 210.6a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1155.1" cy="213.2" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="550.4" cy="505.7" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M543.2 504.1a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="552.4" cy="509.3" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1078.5" cy="381.5" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M1074.9 380.7a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1079.5" cy="383.3" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1136.9" cy="405.5" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M1131.5 404.3a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1138.4" cy="408.2" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="558.9" cy="283.6" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M555.3 282.8a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="559.9" cy="285.4" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1132.2" cy="247.6" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M1127.7 246.6a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1133.5" cy="249.9" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="561.2" cy="373.2" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M558.5 372.6a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="562" cy="374.5" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="826.4" cy="411.8" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M823.7 411.2a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="827.1" cy="413.2" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="569" cy="452.9" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M563.6 451.7a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="570.5" cy="455.6" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="916.8" cy="218.4" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M911.4 217.2a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="918.3" cy="221.1" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="924.2" cy="171.1" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M921.5 170.5a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="925" cy="172.4" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1144.3" cy="282.3" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M1138.9 281.1a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1145.8" cy="285" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="306.3" cy="441.5" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M301.8 440.5a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="307.5" cy="443.7" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="628.7" cy="461.3" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M623.3 460.1a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="630.2" cy="464" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="332.1" cy="216.9" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M328.5 216.1a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="333.1" cy="218.7" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="397.1" cy="241.1" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M391.7 239.9a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="398.6" cy="243.8" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="599.9" cy="281.3" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M592.7 279.7a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="601.9" cy="284.9" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="515.8" cy="321.3" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M508.6 319.7a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="517.8" cy="324.9" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="963.6" cy="445" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M959.1 444a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="964.8" cy="447.2" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="323" cy="499.9" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M320.3 499.3a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="323.7" cy="501.3" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="477.6" cy="339.8" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M473.1 338.8a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="478.9" cy="342" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1116.3" cy="275.8" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M1107.3 273.8a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1118.8" cy="280.3" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="780.6" cy="265.6" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M776.1 264.6a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="781.9" cy="267.9" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="565.6" cy="445.5" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M556.6 443.5a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="568.1" cy="450" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="424" cy="405" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M418.6 403.8a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="425.5" cy="407.7" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="435.4" cy="168" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M428.2 166.4a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="437.4" cy="171.6" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="770.2" cy="300.2" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M766.6 299.4a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="771.2" cy="302" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="956.5" cy="277.2" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M952 276.2a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="957.8" cy="279.5" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="700.1" cy="306.1" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M697.4 305.5a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="700.8" cy="307.4" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1171.1" cy="386.2" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M1165.7 385a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1172.6" cy="388.9" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="590.8" cy="226.6" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M581.8 224.6a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="593.3" cy="231.1" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="797.6" cy="199.1" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M792.2 197.9a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="799.1" cy="201.8" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="386" cy="310.8" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M382.4 310a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="387" cy="312.6" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="342.9" cy="305.6" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M339.3 304.8a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="343.9" cy="307.4" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="697.8" cy="519.7" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M694.2 518.9a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="698.8" cy="521.5" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1168.4" cy="317.8" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M1163 316.6a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1169.9" cy="320.5" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="910" cy="267.5" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M905.5 266.5a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="911.2" cy="269.8" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="551.9" cy="299.4" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M548.3 298.6a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="552.9" cy="301.2" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="391.3" cy="454.2" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M384.1 452.6a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="393.3" cy="457.8" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1153.8" cy="382" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M1148.4 380.8a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1155.3" cy="384.7" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1071" cy="216.6" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M1065.6 215.4a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1072.5" cy="219.3" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="535.1" cy="439.3" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M527.9 437.7a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="537.1" cy="442.9" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="615.2" cy="440.8" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M610.7 439.8a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="616.4" cy="443.1" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="915.1" cy="395.7" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M910.6 394.7a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="916.4" cy="397.9" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="617.1" cy="410.7" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M612.6 409.7a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="618.3" cy="412.9" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1041.7" cy="248" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M1032.7 246a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1044.2" cy="252.5" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="934.4" cy="504" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M929.9 503a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="935.6" cy="506.3" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="874.7" cy="364.8" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M872 364.2a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="875.5" cy="366.2" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="716.9" cy="436.3" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M712.4 435.3a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="718.1" cy="438.5" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="894.5" cy="321.3" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M887.3 319.7a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="896.5" cy="324.9" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="872.7" cy="445.1" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M868.2 444.1a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="873.9" cy="447.4" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="536.5" cy="277.9" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M531.1 276.7a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="538" cy="280.6" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="605" cy="461.9" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M596 459.9a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="607.5" cy="466.4" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="694.8" cy="284.8" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M690.3 283.8a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="696.1" cy="287" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="756.3" cy="345.9" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M752.7 345.1a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="757.3" cy="347.7" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="468.8" cy="284" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M463.4 282.8a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="470.3" cy="286.7" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="544.6" cy="179.2" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M535.6 177.2a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="547.1" cy="183.7" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="947.3" cy="213.6" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M940.1 212a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="949.3" cy="217.2" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="754.8" cy="496.5" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M750.3 495.5a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="756.1" cy="498.7" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="851.4" cy="436.6" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M842.4 434.6a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="853.9" cy="441.1" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="533.6" cy="518.5" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M530 517.7a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="534.6" cy="520.3" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="434" cy="313.2" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M425 311.2a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="436.5" cy="317.7" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="452.7" cy="430.8" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M449.1 430a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="453.7" cy="432.6" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="857.8" cy="165.5" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M852.4 164.3a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="859.3" cy="168.2" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1171.8" cy="211.3" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M1168.2 210.5a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1172.8" cy="213.1" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="389.7" cy="508.2" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M384.3 507a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="391.2" cy="510.9" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="464" cy="163.2" rx="6" ry="6.9" />
        <path fill="var(--ink-900)" opacity=".45" d="M458.6 162a6 6.9 0 0 1 10.8 0 8.4 8.4 0 0 0-10.8 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="465.5" cy="165.9" rx="2" ry="1.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="606" cy="395.1" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M603.3 394.5a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="606.7" cy="396.5" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="821.1" cy="238" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M816.6 237a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="822.4" cy="240.3" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="290.6" cy="300" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M286.1 299a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="291.8" cy="302.2" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1060.3" cy="470.6" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M1051.3 468.6a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1062.8" cy="475.1" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1038.2" cy="288.3" rx="3" ry="3.4" />
        <path fill="var(--ink-900)" opacity=".45" d="M1035.5 287.7a3 3.4 0 0 1 5.4 0 4 4 0 0 0-5.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1039" cy="289.7" rx="1" ry=".8" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="784.9" cy="261.5" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M780.4 260.5a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="786.2" cy="263.8" rx="1.7" ry="1.3" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="780.7" cy="275.6" rx="8" ry="9.2" />
        <path fill="var(--ink-900)" opacity=".45" d="M773.5 274a8 9.2 0 0 1 14.4 0 11 11 0 0 0-14.4 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="782.7" cy="279.2" rx="2.7" ry="2.1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="553.9" cy="280.1" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M550.3 279.3a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="554.9" cy="281.9" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="667.2" cy="450.8" rx="10" ry="11.5" />
        <path fill="var(--ink-900)" opacity=".45" d="M658.2 448.8a10 11.5 0 0 1 18 0 14 14 0 0 0-18 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="669.7" cy="455.3" rx="3.4" ry="2.6" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="774.5" cy="323" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M770.9 322.2a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="775.5" cy="324.8" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="826.3" cy="358.6" rx="4" ry="4.6" />
        <path fill="var(--ink-900)" opacity=".45" d="M822.7 357.8a4 4.6 0 0 1 7.2 0 5.6 5.6 0 0 0-7.2 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="827.3" cy="360.4" rx="1.4" ry="1" />
        <ellipse fill="var(--ink-200)" opacity=".35" cx="1161.2" cy="375.2" rx="5" ry="5.8" />
        <path fill="var(--ink-900)" opacity=".45" d="M1156.7 374.2a5 5.8 0 0 1 9 0 7 7 0 0 0-9 0" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1162.4" cy="377.4" rx="1.7" ry="1.3" />
        <path fill="var(--ink-200)" opacity=".4" d="M417 300c-3 60 6 90-2 150a7 9 0 0 0 14 0c-1-60-8-90-6-150Z" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="423" cy="453" rx="2.6" ry="3" />
        <path fill="var(--paper-0)" opacity=".5" d="M418 308c-2 52 6 82-1 134 5-52 1-82 1-134" />
        <path fill="var(--ink-200)" opacity=".4" d="M597 180c-3 88 6 132-2 220a7 9 0 0 0 14 0c-1-88-8-132-6-220Z" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="603" cy="403" rx="2.6" ry="3" />
        <path fill="var(--paper-0)" opacity=".5" d="M598 188c-2 80 6 124-1 204 5-80 1-124 1-204" />
        <path fill="var(--ink-200)" opacity=".4" d="M717 230c-3 48 6 72-2 120a7 9 0 0 0 14 0c-1-48-8-72-6-120Z" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="723" cy="353" rx="2.6" ry="3" />
        <path fill="var(--paper-0)" opacity=".5" d="M718 238c-2 40 6 64-1 104 5-40 1-64 1-104" />
        <path fill="var(--ink-200)" opacity=".4" d="M857 160c-3 104 6 156-2 260a7 9 0 0 0 14 0c-1-104-8-156-6-260Z" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="863" cy="423" rx="2.6" ry="3" />
        <path fill="var(--paper-0)" opacity=".5" d="M858 168c-2 96 6 148-1 244 5-96 1-148 1-244" />
        <path fill="var(--ink-200)" opacity=".4" d="M1007 210c-3 68 6 102-2 170a7 9 0 0 0 14 0c-1-68-8-102-6-170Z" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1013" cy="383" rx="2.6" ry="3" />
        <path fill="var(--paper-0)" opacity=".5" d="M1008 218c-2 60 6 94-1 154 5-60 1-94 1-154" />
        <path fill="var(--ink-200)" opacity=".4" d="M1117 160c-3 112 6 168-2 280a7 9 0 0 0 14 0c-1-112-8-168-6-280Z" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1123" cy="443" rx="2.6" ry="3" />
        <path fill="var(--paper-0)" opacity=".5" d="M1118 168c-2 104 6 160-1 264 5-104 1-160 1-264" />
        <path fill="var(--ink-200)" opacity=".4" d="M537 380c-3 44 6 66-2 110a7 9 0 0 0 14 0c-1-44-8-66-6-110Z" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="543" cy="493" rx="2.6" ry="3" />
        <path fill="var(--paper-0)" opacity=".5" d="M538 388c-2 36 6 58-1 94 5-36 1-58 1-94" />
      </g>
      <g>
        <path
          fill="var(--ink-950)"
          fillRule="evenodd"
          d="M214 540c86-130 190-270 286-364 46-40 106-60 180-62l520-8v28l-518 8c-68 2-116 18-156 52-88 80-186 208-264 326l938-16v36l-986 22Z"
        />
        <path
          fill="var(--gulf-800)"
          d="M150 560c100-140 210-290 320-400q90-75 210-78l520-8v32l-520 8c-74 2-134 22-180 62-96 94-200 234-286 364Z"
        />
        <path
          fill="var(--gulf-300)"
          opacity=".7"
          d="M180 520c90-120 190-254 294-356 60-50 130-74 206-76l520-8v6l-518 9c-74 2-138 23-196 75-102 100-200 230-292 358Z"
        />
        <path fill="var(--gulf-700)" d="M0 572c60-12 140-20 214-24l986-26v278H0Z" />
        <path fill="var(--gulf-500)" d="M0 572c60-12 140-20 214-24l986-26v26l-980 28c-80 4-160 14-220 28Z" />
        <path fill="var(--gulf-300)" d="M0 580c60-12 140-20 214-24l986-26v6l-984 27c-76 4-156 13-216 25Z" />
        <path fill="var(--gulf-800)" opacity=".7" d="M0 660c300-40 800-50 1200-60v100C800 690 300 720 0 760Z" />
        <path fill="var(--gulf-900)" opacity=".6" d="M0 770c300-40 800-70 1200-58v88H0Z" />
        <path
          fill="var(--gulf-900)"
          d="M880 620h200a12 12 0 0 1 12 12v14a12 12 0 0 1-12 12H880a12 12 0 0 1-12-12v-14a12 12 0 0 1 12-12"
        />
        <path fill="var(--gulf-300)" d="M872 616h214a12 12 0 0 1 0 24H872a12 12 0 0 1 0-24" />
        <path fill="var(--gulf-100)" d="M872 616h214a12 12 0 0 1 11 7H861a12 12 0 0 1 11-7" />
        <path fill="var(--ink-950)" d="m214 548 86-78 30 90Z" />
        <path
          fill="var(--gulf-800)"
          d="M96 470c0-40 34-60 84-66 70-6 120 4 124 36 4 36-4 60-34 66l-120 10c-38 2-54-16-54-46"
        />
        <path fill="var(--gulf-500)" d="M98 456c6-28 36-46 82-52 70-6 120 4 124 36v10c-44-20-144-20-206 6" />
        <path fill="var(--gulf-300)" d="M120 426c16-12 36-18 60-21 56-5 100-1 116 15-46-8-116-8-176 6" />
        <path fill="var(--ink-950)" d="M130 514c60-14 120-16 166-24-6 12-14 15-26 16l-120 10Z" />
      </g>
      <g>
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="558.1" cy="661.9" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="557.1" cy="660.9" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="556.5" cy="659.7" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="236.9" cy="719.6" rx="4" ry="4.4" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="235.9" cy="718.6" rx="4" ry="4.4" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="235.1" cy="717" rx="1.4" ry="1.4" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="604.2" cy="761.7" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="603.2" cy="760.7" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="602.8" cy="759.9" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="408.5" cy="768.9" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="407.5" cy="767.9" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="407.1" cy="767.1" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="865.7" cy="623.2" rx="6" ry="6.6" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="864.7" cy="622.2" rx="6" ry="6.6" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="863.5" cy="619.8" rx="2.1" ry="2.1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="1124.5" cy="671.3" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="1123.5" cy="670.3" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1122.9" cy="669.1" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="297.1" cy="612.1" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="296.1" cy="611.1" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="295.7" cy="610.3" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="919.1" cy="663.9" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="918.1" cy="662.9" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="917.7" cy="662.1" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="1087" cy="629.9" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="1086" cy="628.9" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1085.4" cy="627.7" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="862.8" cy="671.1" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="861.8" cy="670.1" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="861.4" cy="669.3" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="917.2" cy="764.2" rx="6" ry="6.6" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="916.2" cy="763.2" rx="6" ry="6.6" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="915" cy="760.8" rx="2.1" ry="2.1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="347.2" cy="744.8" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="346.2" cy="743.8" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="345.6" cy="742.6" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="843.2" cy="592" rx="6" ry="6.6" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="842.2" cy="591" rx="6" ry="6.6" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="841" cy="588.6" rx="2.1" ry="2.1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="84.6" cy="663" rx="6" ry="6.6" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="83.6" cy="662" rx="6" ry="6.6" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="82.4" cy="659.6" rx="2.1" ry="2.1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="182.4" cy="636" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="181.4" cy="635" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="181" cy="634.2" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="1139.3" cy="591.7" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="1138.3" cy="590.7" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1137.7" cy="589.5" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="1059.6" cy="629.6" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="1058.6" cy="628.6" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1058.2" cy="627.8" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="1056.3" cy="616.3" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="1055.3" cy="615.3" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1054.9" cy="614.5" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="601.9" cy="699.9" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="600.9" cy="698.9" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="600.3" cy="697.7" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="508.3" cy="666.6" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="507.3" cy="665.6" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="506.9" cy="664.8" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="834" cy="618.6" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="833" cy="617.6" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="832.6" cy="616.8" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="83.8" cy="696.5" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="82.8" cy="695.5" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="82.2" cy="694.3" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="885.4" cy="731" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="884.4" cy="730" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="884" cy="729.2" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="161.7" cy="725" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="160.7" cy="724" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="160.1" cy="722.8" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="208.6" cy="686.9" rx="4" ry="4.4" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="207.6" cy="685.9" rx="4" ry="4.4" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="206.8" cy="684.3" rx="1.4" ry="1.4" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="1002" cy="690.2" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="1001" cy="689.2" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1000.6" cy="688.4" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="1027.2" cy="611.9" rx="4" ry="4.4" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="1026.2" cy="610.9" rx="4" ry="4.4" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1025.4" cy="609.3" rx="1.4" ry="1.4" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="544.5" cy="667.4" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="543.5" cy="666.4" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="543.1" cy="665.6" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="460.6" cy="706.5" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="459.6" cy="705.5" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="459.2" cy="704.7" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="523.9" cy="631.6" rx="6" ry="6.6" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="522.9" cy="630.6" rx="6" ry="6.6" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="521.7" cy="628.2" rx="2.1" ry="2.1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="333.8" cy="745.8" rx="4" ry="4.4" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="332.8" cy="744.8" rx="4" ry="4.4" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="332" cy="743.2" rx="1.4" ry="1.4" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="751.2" cy="610.6" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="750.2" cy="609.6" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="749.8" cy="608.8" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="50.5" cy="739.3" rx="6" ry="6.6" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="49.5" cy="738.3" rx="6" ry="6.6" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="48.3" cy="735.9" rx="2.1" ry="2.1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="597.9" cy="725.8" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="596.9" cy="724.8" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="596.3" cy="723.6" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="677.6" cy="603.6" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="676.6" cy="602.6" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="676" cy="601.4" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="132.1" cy="735.5" rx="4" ry="4.4" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="131.1" cy="734.5" rx="4" ry="4.4" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="130.3" cy="732.9" rx="1.4" ry="1.4" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="1129.8" cy="697.5" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="1128.8" cy="696.5" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="1128.2" cy="695.3" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="795.3" cy="623.5" rx="4" ry="4.4" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="794.3" cy="622.5" rx="4" ry="4.4" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="793.5" cy="620.9" rx="1.4" ry="1.4" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="55.1" cy="769.5" rx="3" ry="3.3" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="54.1" cy="768.5" rx="3" ry="3.3" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="53.5" cy="767.3" rx="1" ry="1" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="326" cy="622.2" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="325" cy="621.2" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="324.6" cy="620.4" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="724.6" cy="593.3" rx="2" ry="2.2" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="723.6" cy="592.3" rx="2" ry="2.2" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="723.2" cy="591.5" rx=".7" ry=".7" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="543.5" cy="740.5" rx="4" ry="4.4" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="542.5" cy="739.5" rx="4" ry="4.4" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="541.7" cy="737.9" rx="1.4" ry="1.4" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="730.4" cy="774.6" rx="4" ry="4.4" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="729.4" cy="773.6" rx="4" ry="4.4" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="728.6" cy="772" rx="1.4" ry="1.4" />
        <ellipse fill="var(--gulf-900)" opacity=".5" cx="351.6" cy="682.4" rx="4" ry="4.4" />
        <ellipse fill="var(--gulf-300)" opacity=".5" cx="350.6" cy="681.4" rx="4" ry="4.4" />
        <ellipse fill="var(--paper-0)" opacity=".9" cx="349.8" cy="679.8" rx="1.4" ry="1.4" />
      </g>
      <g>
        <path fill="var(--paper-0)" opacity=".28" d="M170.3 29.3h2l-23.5 78.9h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M863 12.5h2l-21.4 71.6h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M872.8 571.3h2l-20.1 66.8h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M1100.1 95.3h2l-26.6 90h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M956.9 664.2h2l-22.3 74.6h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M123-1.2h2l-22.9 77h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M214.9 463.7h2l-14.2 45.9h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M967.4 137.9h2l-12.9 40.9h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M218.1 325.4h2l-23.6 79.1h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M481.5 98.4h2l-22.1 73.8h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M1173.6 388.3h2l-31.1 105.9h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M35.7 754.5h2l-30 102.3h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M675 378.8h2l-23.1 77.6h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M1127.8 12.5h2l-25.2 85h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M672.3 200.3h2L647.5 291h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M893.6 42.6h2l-26.3 88.9h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M562.4 352.2h2l-25.1 84.5h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M65.7 442.3h2l-20 66.2h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M1089.6 144.9h2l-28.7 97.6h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M904.7 460h2l-29.8 101.3h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M44.6 437.6h2L22 520.5h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M840.8 285.3h2l-14 44.9h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M234.5 446.5h2l-16.2 52.7h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M80.4 243.8h2l-21.8 73H60Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M664.1-19.2h2l-27.8 94.3h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M413.9 586.3h2l-12.7 40.6h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M1183 432.2h2l-31.7 108.3h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M1223 626.2h2l-14.7 47.5h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M432.5 145.1h2l-27.9 94.6h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M238.3 136.9h2l-14.8 47.8h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M148.9 710.5h2l-31.7 108.3h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M461.8 552.8h2L442 625.6h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M647.3 255.6h2l-25 84.4h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M292.8 165.1h2l-22.7 76.2h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M244.7 311.4h2l-31.1 106.1h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M27.6 42.6h2l-28.3 96H.7Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M71.7 161h2l-29.3 99.6h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M750.5 136.6h2l-13.7 44.1h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M341.2 200.1h2l-28.3 96h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M1209.7 589h2l-30.3 103.2h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M1154 661.3h2l-30.6 104.4h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M1199.7 35.5h2l-18.8 62.3h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M306.5 443.3h2l-22.2 74.5h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M430.2 629.7h2l-20.4 67.9h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M259.1 181.1h2l-21.7 72.3h-.6Z" />
        <path fill="var(--paper-0)" opacity=".28" d="M757 414.8h2l-21.2 70.7h-.6Z" />
      </g>
    </SceneFrame>
  );
}
