interface SocialPlaceProps {
  /** Design tokens in hexadecimal sRGB. */
  colors: Readonly<Record<string, string>>;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
}

/** Bands of the evening sky, the highest first, by their upper edges. */
const bands = [
  { plane: 'sky-2', top: 110 },
  { plane: 'sky-3', top: 200 },
  { plane: 'sky-4', top: 262 },
  { plane: 'sky-5', top: 310 },
  { plane: 'sky-6', top: 348 },
  { plane: 'sky-7', top: 380 },
];

const divide =
  'M-15 287L-2 277L13 271L35 259L53 245L64 256L73 268L86 277L96 284L110 271L125 256L137 243L147 235L162 247L173 256L184 268L197 280L212 265L226 250L239 236L248 217L252 208L255 201L260 194L264 190L274 188L281 186L290 189L299 187L304 194L308 201L315 209L323 221L337 231L353 243L365 262L375 275L387 263L400 255L412 248L425 242L438 253L451 269L467 281L480 295L497 289L512 283L525 277L537 268L557 277L574 289L587 301L600 314L616 310L629 302L642 300L660 293L671 302L686 317L706 328L720 343L734 344L748 344L758 352L773 355L787 367L798 373L809 376L818 382L825 369L836 363L850 355L863 350L875 342L885 337L896 328L905 323L913 329L923 335L932 340L944 338L957 323L976 304L989 284L1005 259L1014 263L1025 271L1034 276L1044 280L1054 268L1063 253L1076 235L1089 221L1099 238L1111 253L1127 261L1140 275L1155 274L1166 267L1176 258L1185 250L1197 260L1205 273L1217 280L1230 290V448H-15Z';
const foothills =
  'M-15 335L11 332L41 328L63 322L83 319L103 325L127 332L149 343L165 347L190 341L209 339L229 329L248 323L276 335L300 342L326 349L353 359L380 353L404 347L431 345L458 343L491 346L519 356L543 364L570 373L592 369L617 368L647 364L675 359L696 372L713 380L743 388L765 395L782 396L796 395L808 403L818 406L828 397L842 394L857 390L878 391L899 382L924 378L944 368L968 356L989 360L1005 364L1029 370L1050 373L1065 361L1086 352L1108 346L1125 334L1148 340L1171 351L1198 355L1230 359V448H-15Z';

/** The shop's place on social pictures, which film and words cover: the sun behind the Divide. Plain shapes only. */
export function SocialPlace({ colors, width, height }: SocialPlaceProps) {
  return (
    <>
      <rect width={width} height={height} fill={colors['sky-1']} />
      {bands.map(({ plane, top }) => (
        <path key={plane} fill={colors[plane]} d={`M0 ${top}c300-40 800-40 1200 0v300H0Z`} />
      ))}
      <circle fill={colors['sun-100']} cx="818" cy="374" r="40" />
      <path fill={colors['sky-3']} d={divide} />
      <path fill={colors['sky-2']} d={foothills} />
      <path fill={colors['sea-1']} d="M0 446c400-8 800 8 1200-2v186H0Z" />
      <path fill={colors['sea-2']} d="M0 484c400-10 800 10 1200 0v146H0Z" />
      <path fill={colors['sea-3']} d="M0 540c400-10 800 10 1200 0v90H0Z" />
    </>
  );
}
