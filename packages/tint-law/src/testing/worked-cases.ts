/**
 * Cases worked by hand from the texts, at least ten for each state whose figures were read, and more: state, number, bare glass, film alone,
 * zone, vehicle, facts, verdict, why. Percent. Unless a fact says otherwise the film reflects 6 percent, is neutral, one
 * layer and nonreflective, both outside mirrors are there, and a strip is where it may be.
 */
export const workedCases = `
  FL | 1 | 80 | 35 | front-sides | car | – | legal-thin | 28.0 exactly: no margin
  FL | 2 | 79.9 | 35 | front-sides | car | – | not-legal | 27.9: a tenth short
  FL | 3 | 77 | 42 | front-sides | mpv | – | legal | 32.3; class changes nothing in front
  FL | 4 | 20 | 30 | back | mpv | – | legal-thin | 6.0 over privacy glass
  FL | 5 | 20 | 29.5 | back | mpv | – | not-legal | 5.9
  FL | 6 | 20 | 70 | rear-sides | car | – | not-legal | 14.0: factory dark glass in a car
  FL | 7 | 75 | 20 | quarter | unknown | – | legal-thin | 15.0; unknown class is a car
  FL | 8 | 73 | 50 | front-sides | car | reflects 26 | not-legal | 36.5 but reflects 26
  FL | 9 | 73 | 50 | front-sides | car | reflectance not published | not-verified | reflectance unpublished: must not read legal
  FL | 10 | 76 | 95 | windshield | car | – | not-legal | full windshield, however clear
  GA | 1 | 80 | 40 | front-sides | car | – | legal-thin | 32.0
  GA | 2 | 80 | 39.9 | front-sides | car | – | not-legal | 31.9; the ±3 is not used as permission
  GA | 3 | 75 | 40 | rear-sides | car | – | not-legal | 30.0
  GA | 4 | 75 | 5 | rear-sides | mpv | – | no-limit | behind the driver of an MPV
  GA | 5 | 75 | 40 | front-sides | mpv | – | not-legal | MPV front is not exempt
  GA | 6 | 75 | 60 | back | car | reflects 21 | not-legal | reflects 21
  GA | 7 | 80 | 50 | rear-sides | unknown | – | legal | 40.0
  GA | 8 | – | – | windshield-strip | car | amber | not-legal | amber strip
  GA | 9 | 76 | 95 | windshield | car | – | not-legal | windshield body
  GA | 10 | 20 | 90 | back | car | – | not-legal | 18.0 on dark glass
  AL | 1 | 80 | 40 | front-sides | car | – | legal-thin | 32.0
  AL | 2 | 75 | 42 | front-sides | car | – | not-legal | 31.5; "tolerance of at least 3" is for the officer
  AL | 3 | 75 | 20 | rear-sides | mpv | – | not-legal | no MPV exemption in the text
  AL | 4 | 20 | 90 | back | mpv | – | not-legal | 18.0: film on factory dark glass
  AL | 5 | 80 | 45 | back | car | – | legal | 36.0
  AL | 6 | 80 | 45 | back | car | reflects 20.5 | not-legal | reflects 20.5
  AL | 7 | 80 | 45 | back | car | reflects 20 | legal | 20 is allowed
  AL | 8 | – | – | windshield-strip | car | 7 in deep | not-legal | 7 inches
  AL | 9 | – | – | windshield-strip | car | red | not-legal | red
  AL | 10 | 76 | 95 | windshield | car | – | not-legal | any film that reduces light
  NC | 1 | 70 | 50 | front-sides | car | – | legal-thin | 35.0
  NC | 2 | 70 | 48 | front-sides | car | – | not-legal | 33.6 forecast
  NC | 3 | 70 | 48 | front-sides | car | metered 33.6 | legal-thin | metered 33.6 by an approved meter: presumed to comply
  NC | 4 | 70 | 46 | front-sides | car | metered 32.0 | not-legal | 32.0 is not "more than 32"
  NC | 5 | 75 | 5 | rear-sides | minivan | – | no-limit | a minivan is named as multipurpose
  NC | 6 | 75 | 5 | back | pickup | – | no-limit | so is a pickup
  NC | 7 | 75 | 40 | front-sides | pickup | – | not-legal | 30.0 in front
  NC | 8 | 75 | 60 | back | car | reflects 21 | not-legal | reflects 21
  NC | 9 | 75 | 70 | front-sides | car | amber | not-legal | amber film
  NC | 10 | 76 | 95 | windshield | car | clear untinted UV film | no-limit | untinted clear UV film is allowed
  SC | 1 | 75 | 36 | front-sides | car | – | legal-thin | 27.0
  SC | 2 | 75 | 35.9 | front-sides | car | – | not-legal | 26.9
  SC | 3 | 75 | 5 | rear-sides | mpv | – | no-limit | MPV behind
  SC | 4 | 75 | 5 | rear-sides | pickup | – | not-legal | pickups are not exempt behind
  SC | 5 | 75 | 40 | back | car | mirrors no | not-legal | rear-most window needs two mirrors
  SC | 6 | 75 | 40 | back | car | mirrors unknown | not-verified | mirrors not known
  SC | 7 | 75 | 60 | front-sides | car | 2 layers | not-legal | a single device only
  SC | 8 | – | – | windshield-strip | car | AS1 line not visible | not-legal | no visible AS1 line: no film
  SC | 9 | 75 | 60 | rear-sides | car | mirror finish | not-legal | must be nonreflective
  SC | 10 | 75 | 60 | rear-sides | car | yellow | not-legal | yellow
  VA | 1 | 80 | 62.5 | front-sides | car | – | legal-thin | 50.0
  VA | 2 | 80 | 62 | front-sides | car | – | not-legal | 49.6; minus seven is the officer's
  VA | 3 | 72 | 60 | front-sides | car | – | not-legal | 43.2: would pass the officer's margin, still not legal
  VA | 4 | 70 | 50 | rear-sides | car | – | legal-thin | 35.0
  VA | 5 | 75 | 5 | back | mpv | – | no-limit | MPV behind
  VA | 6 | 75 | 5 | back | pickup | – | no-limit | pickup behind
  VA | 7 | 75 | 5 | back | mpv | mirrors no | not-legal | any film needs two mirrors
  VA | 8 | 75 | 80 | front-sides | car | mirrors unknown | not-verified | even a front film
  VA | 9 | 75 | 80 | front-sides | car | reflects 20.1 | not-legal | reflects 20.1
  VA | 10 | 75 | 5 | rear-sides | mpv | reflectance not published | not-verified | reflectance cap stays for an MPV
  KY | 1 | 70 | 45 | front-sides | car | – | legal | film on 1/8 in glass ≥39.6 (88 % bound)
  KY | 2 | 70 | 40 | front-sides | car | – | legal-thin | 35.2 at the bound, though the window is 28.0
  KY | 3 | 70 | 39 | front-sides | car | – | not-verified | 34.3 to 35.5: depends on the reference glass
  KY | 4 | 70 | 38 | front-sides | car | – | not-legal | 34.6 at best
  KY | 5 | 85 | 38 | front-sides | car | – | not-legal | clearer real glass does not help
  KY | 6 | 20 | 25 | back | car | – | legal | 22.0: the car's own dark glass is not counted
  KY | 7 | 20 | 10 | back | mpv | – | legal-thin | 8.8
  KY | 8 | 75 | 8 | rear-sides | mpv | – | not-legal | 7.3 at best
  KY | 9 | 75 | 50 | front-sides | car | reflects 26 | not-legal | reflects 26
  KY | 10 | 75 | 30 | back | car | reflects 34 | legal | 26.4; 34 is allowed behind
  MS | 1 | 80 | 35 | front-sides | car | – | legal-thin | 28.0; and a state label
  MS | 2 | 75 | 37 | front-sides | car | – | not-legal | 27.7
  MS | 3 | 80 | 45 | back | car | – | legal | 36.0
  MS | 4 | 75 | 5 | rear-sides | suv | – | not-verified | refers to a federal minimum we did not read
  MS | 5 | 75 | 5 | back | pickup | – | not-verified | same
  MS | 6 | 75 | 40 | front-sides | suv | – | legal-thin | 30.0 in front
  MS | 7 | 20 | 90 | rear-sides | car | – | not-legal | 18.0: film on dark glass in a car
  MS | 8 | 75 | 60 | rear-sides | car | mirror finish | not-legal | mirrored effect
  MS | 9 | 76 | 95 | windshield | car | – | not-legal | windshield body
  MS | 10 | 75 | 36 | back | unknown | – | not-legal | 27.0; unknown class is a car
  TX | 1 | 80 | 31.3 | front-sides | car | – | legal-thin | 25.0
  TX | 2 | 80 | 31.2 | front-sides | car | – | not-legal | 24.9
  TX | 3 | 75 | 5 | rear-sides | car | – | no-limit | side windows behind are exempt, any class
  TX | 4 | 75 | 5 | back | car | – | no-limit | with a mirror on each side
  TX | 5 | 75 | 5 | back | car | mirrors no | not-legal | 3.7 without mirrors
  TX | 6 | 75 | 40 | back | car | mirrors no | legal | 30.0 without mirrors
  TX | 7 | 75 | 5 | back | car | mirrors unknown | not-verified | mirrors not known
  TX | 8 | 75 | 50 | front-sides | car | reflects 26 | not-legal | reflects 26
  TX | 9 | 80 | 40 | windshield-strip | car | blue | not-legal | blue strip
  TX | 10 | 80 | 30 | windshield-strip | car | – | not-legal | strip 24.0: the strip has a percentage
  CO | 1 | 75 | 36 | front-sides | car | – | legal-thin | 27.0
  CO | 2 | 75 | 35 | front-sides | car | – | not-legal | 26.2
  CO | 3 | 75 | 20 | back | car | front sides and windshield ≥70 | no-limit | fronts and windshield ≥70
  CO | 4 | 75 | 20 | back | car | front sides 40 | not-legal | 15.0 with filmed fronts
  CO | 5 | 75 | 20 | rear-sides | mpv | fronts not known | not-verified | fronts not metered; no MPV class in Colorado
  CO | 6 | 75 | 36 | rear-sides | car | front sides 40 | legal-thin | 27.0 needs no clear fronts
  CO | 7 | 75 | 60 | front-sides | car | mirror finish | not-legal | metallic or mirrored
  CO | 8 | 76 | 92 | windshield | car | – | not-legal | 69.9
  CO | 9 | 78 | 90 | windshield | car | – | legal-thin | 70.2: a very clear film keeps 70
  CO | 10 | – | – | windshield-strip | car | 5 in deep | not-legal | 4 inches at most
  CT | 1 | 70 | 50 | front-sides | car | – | legal-thin | 35.0
  CT | 2 | 70 | 49.9 | front-sides | car | – | not-legal | 34.9
  CT | 3 | 75 | 5 | back | car | – | no-limit | rearmost window, two mirrors
  CT | 4 | 75 | 5 | back | car | mirrors no | not-legal | 3.7
  CT | 5 | 75 | 5 | rear-sides | car | – | not-legal | a car's rear sides stay at 35
  CT | 6 | 75 | 5 | rear-sides | mpv | – | no-limit | MPV with two mirrors
  CT | 7 | 75 | 5 | rear-sides | mpv | mirrors unknown | not-verified | mirrors not known
  CT | 8 | 75 | 60 | rear-sides | car | reflects 25 | not-legal | reflects 25; 21 behind
  CT | 9 | 75 | 60 | front-sides | car | reflects 25 | legal | 25 is allowed in front (27)
  CT | 10 | 75 | 60 | rear-sides | car | mirror finish | not-legal | mirror-like
  NY | 1 | 78 | 90 | front-sides | car | – | not-verified | 70.2; whether reflection is limited was not read
  NY | 2 | 77 | 90 | front-sides | car | – | not-legal | 69.3
  NY | 3 | 75 | 35 | front-sides | mpv | – | not-legal | fronts 70 for all
  NY | 4 | 75 | 5 | rear-sides | mpv | – | not-verified | not a sedan type, but reflection
  NY | 5 | 75 | 50 | rear-sides | car | – | not-legal | 37.5: sedan types 70 behind too
  NY | 6 | 75 | 5 | back | car | – | not-verified | with two mirrors, but reflection
  NY | 7 | 75 | 5 | back | car | mirrors no | not-legal | 3.7
  NY | 8 | 75 | 5 | back | mpv | mirrors unknown | not-verified | mirrors not known
  NY | 9 | 75 | 50 | rear-sides | unknown | – | not-legal | unknown counts as a sedan type
  NY | 10 | 76 | 92 | windshield | car | – | not-legal | 69.9 on the windshield
  IN | 1 | 75 | 40 | front-sides | car | – | legal-thin | 30.0
  IN | 2 | 75 | 39.9 | front-sides | car | – | not-legal | 29.9
  IN | 3 | 75 | 5 | rear-sides | car | – | no-limit | rear doors are not listed
  IN | 4 | 75 | 5 | back | car | – | not-legal | the rear back window is
  IN | 5 | 75 | 5 | back | mpv | – | not-legal | no MPV class
  IN | 6 | 75 | 50 | back | car | – | legal | 37.5
  IN | 7 | 75 | 50 | front-sides | car | reflects 26 | not-legal | reflects 26 (either fault counted)
  IN | 8 | 20 | 90 | back | mpv | – | not-legal | 18.0 on factory dark glass
  IN | 9 | 76 | 95 | windshield | car | – | not-legal | below AS-1
  IN | 10 | 75 | 5 | quarter | car | – | no-limit | quarter: not a front door, not the back window
  MO | 1 | 70 | 50 | front-sides | car | – | legal-thin | 35.0
  MO | 2 | 70 | 48 | front-sides | car | – | not-legal | 33.6; ±3 not used
  MO | 3 | 75 | 5 | rear-sides | car | – | no-limit | no limit behind in 307.173
  MO | 4 | 75 | 5 | back | car | – | no-limit | same
  MO | 5 | 75 | 5 | back | mpv | – | no-limit | same
  MO | 6 | 75 | 40 | front-sides | mpv | – | not-legal | 30.0
  MO | 7 | 75 | 60 | front-sides | car | reflects 36 | not-legal | reflects 36
  MO | 8 | 75 | 60 | front-sides | car | reflects 35 | legal | 35 is allowed
  MO | 9 | 76 | 95 | windshield | car | – | not-legal | windshield
  MO | 10 | 75 | 60 | front-sides | car | reflectance not published | not-verified | reflectance unpublished
  MI | 1 | 75 | 90 | front-sides | car | – | not-legal | any film below the top 4 inches
  MI | 2 | 75 | 35 | front-sides | mpv | – | not-legal | no class exempt
  MI | 3 | 75 | 20 | front-sides | car | 4 in deep | no-limit | 4-inch band on the side glass
  MI | 4 | 75 | 20 | front-sides | car | 5 in deep | not-legal | 5 inches
  MI | 5 | 75 | 5 | rear-sides | car | – | no-limit | no light limit behind
  MI | 6 | 75 | 5 | back | car | – | no-limit | same; two mirrors if it obstructs
  MI | 7 | 75 | 20 | back | car | reflects 35 | not-legal | 35 or more is forbidden
  MI | 8 | 75 | 20 | back | car | reflects 34.9 | no-limit | 34.9
  MI | 9 | 75 | 20 | rear-sides | mpv | reflectance not published | not-verified | reflectance unpublished
  MI | 10 | 76 | 95 | windshield | car | – | not-legal | windshield
  RI | 1 | 78 | 90 | front-sides | car | – | legal-thin | 70.2
  RI | 2 | 75 | 70 | front-sides | car | – | not-legal | 52.5
  RI | 3 | 75 | 35 | front-sides | mpv | – | not-legal | fronts 70 for all
  RI | 4 | 75 | 50 | rear-sides | car | – | not-legal | 37.5
  RI | 5 | 75 | 5 | rear-sides | mpv | – | no-limit | with two mirrors
  RI | 6 | 75 | 5 | rear-sides | mpv | mirrors no | not-legal | without
  RI | 7 | 78 | 90 | back | car | – | legal-thin | 70.2 with mirrors
  RI | 8 | 78 | 90 | back | car | mirrors no | not-legal | back glass needs mirrors even at 70
  RI | 9 | 75 | 5 | back | mpv | mirrors unknown | not-verified | mirrors not known
  RI | 10 | 75 | 50 | rear-sides | unknown | – | not-legal | unknown counts as a car
  PA | 1 | 78 | 90 | front-sides | car | – | legal-thin | 70.2
  PA | 2 | 75 | 70 | front-sides | car | – | not-legal | 52.5
  PA | 3 | 75 | 35 | front-sides | mpv | – | not-legal | fronts 70 for all
  PA | 4 | 75 | 5 | rear-sides | mpv | – | not-verified | one must be able to see inside
  PA | 5 | 75 | 5 | back | truck | – | not-verified | mirrors by the regulation, nothing by the fact sheet
  PA | 6 | 75 | 50 | rear-sides | car | – | not-legal | 37.5
  PA | 7 | 75 | 50 | back | car | – | not-legal | 1998 and newer: 70
  PA | 8 | 75 | 50 | back | unknown | – | not-legal | unknown counts as a car
  PA | 9 | 78 | 92 | rear-sides | car | – | legal-thin | 71.7
  PA | 10 | 76 | 92 | windshield | car | – | not-legal | 69.9
  WA | 1 | 75 | 32 | front-sides | car | – | legal-thin | 24.0
  WA | 2 | 75 | 31.9 | front-sides | car | – | not-legal | 23.9
  WA | 3 | 75 | 5 | rear-sides | mpv | – | no-limit | behind, with mirrors
  WA | 4 | 75 | 5 | rear-sides | car | – | not-legal | 3.7
  WA | 5 | 75 | 40 | front-sides | car | mirrors no | not-legal | mirrors for any film
  WA | 6 | 75 | 40 | front-sides | car | mirrors unknown | not-verified | mirrors not known
  WA | 7 | 75 | 60 | front-sides | car | 2 layers | not-legal | a single sheet
  WA | 8 | 75 | 60 | rear-sides | car | black | not-legal | "black material" is named
  WA | 9 | 75 | 5 | back | mpv | reflects 36 | not-legal | reflects 36
  WA | 10 | 76 | 95 | windshield | car | clear untinted UV film | no-limit | clear UV film on the windshield
  ID | 1 | 40 | 35 | front-sides | car | – | legal-thin | film alone 35, whatever the glass
  ID | 2 | 85 | 34.9 | front-sides | car | – | not-legal | 34.9 alone
  ID | 3 | 75 | 20 | rear-sides | car | – | legal-thin | rear sides 20 alone
  ID | 4 | 75 | 30 | back | car | – | not-legal | the rear window is 35
  ID | 5 | 20 | 45 | back | mpv | – | legal | 45 alone over dark glass
  ID | 6 | 75 | 25 | rear-sides | mpv | – | legal | 25 alone; no MPV class
  ID | 7 | 75 | 19.9 | quarter | car | – | not-legal | 19.9
  ID | 8 | 75 | 50 | front-sides | car | reflects 36 | not-legal | reflects 36
  ID | 9 | 75 | 50 | front-sides | car | reflectance not published | not-verified | unpublished
  ID | 10 | 76 | 95 | windshield | car | – | not-legal | below AS-1
  SD | 1 | 70 | 50 | front-sides | car | – | legal-thin | 35.0
  SD | 2 | 70 | 45 | front-sides | car | – | not-legal | 31.5; nine points are the officer's
  SD | 3 | 70 | 38 | front-sides | car | – | not-legal | 26.6: inside the nine, still not legal
  SD | 4 | 80 | 25 | rear-sides | car | – | legal-thin | 20.0
  SD | 5 | 75 | 26 | back | mpv | – | not-legal | 19.5; no MPV class
  SD | 6 | 20 | 90 | back | mpv | – | not-legal | 18.0
  SD | 7 | 80 | 45 | front-sides | mpv | – | legal-thin | 36.0
  SD | 8 | 75 | 40 | back | car | – | legal | 30.0
  SD | 9 | 75 | 15 | quarter | car | – | not-legal | 11.2
  SD | 10 | 76 | 95 | windshield | car | – | not-legal | below AS-1
  HI | 1 | 70 | 50 | front-sides | car | – | legal-thin | 35.0
  HI | 2 | 70 | 45 | front-sides | car | – | not-legal | 31.5; ±6 not used
  HI | 3 | 75 | 5 | rear-sides | minivan | – | no-limit | two mirrors
  HI | 4 | 75 | 5 | rear-sides | minivan | mirrors no | not-legal | without
  HI | 5 | 75 | 5 | rear-sides | minivan | mirrors unknown | not-verified | not known
  HI | 6 | 75 | 20 | rear-sides | suv | – | not-legal | an SUV is not in the list read
  HI | 7 | 75 | 5 | back | truck | – | no-limit | truck
  HI | 8 | 75 | 40 | front-sides | truck | – | not-legal | 30.0 in front
  HI | 9 | 80 | 50 | back | car | – | legal | 40.0
  HI | 10 | 76 | 95 | windshield | car | – | not-verified | (d)(11): 72.2, if it meets Standard 205
  WY | 1 | 80 | 35 | front-sides | car | – | legal-thin | 28.0
  WY | 2 | 80 | 34.9 | front-sides | car | – | not-legal | 27.9
  WY | 3 | 75 | 5 | rear-sides | mpv | – | no-limit | MPV behind
  WY | 4 | 75 | 50 | rear-sides | car | mirrors no | not-legal | film behind needs two mirrors
  WY | 5 | 75 | 50 | rear-sides | car | mirrors unknown | not-verified | not known
  WY | 6 | 75 | 50 | front-sides | car | mirrors no | legal | 37.5; fronts need none
  WY | 7 | 75 | 50 | front-sides | car | reflects 21 | not-legal | reflects 21
  WY | 8 | 75 | 30 | back | car | – | not-legal | 22.5
  WY | 9 | 75 | 40 | front-sides | mpv | – | legal-thin | 30.0
  WY | 10 | 76 | 95 | windshield | car | – | not-legal | windshield body
  ND | 1 | 80 | 62.5 | front-sides | car | – | legal-thin | 50.0
  ND | 2 | 80 | 62 | front-sides | car | – | not-legal | 49.6
  ND | 3 | 75 | 5 | back | car | – | no-limit | mirrors on both sides
  ND | 4 | 75 | 5 | back | car | mirrors no | not-legal | 3.7
  ND | 5 | 75 | 5 | rear-sides | mpv | mirrors unknown | not-verified | not known
  ND | 6 | 75 | 70 | rear-sides | car | mirrors no | legal-thin | 52.5 needs none
  ND | 7 | 75 | 50 | front-sides | mpv | – | not-legal | 37.5
  ND | 8 | 78 | 90 | windshield | car | – | legal-thin | 70.2
  ND | 9 | 76 | 92 | windshield | car | – | not-legal | 69.9
  ND | 10 | 75 | 80 | front-sides | car | – | legal | 60.0
  AL | 11 | 80 | 45 | roof | car | – | not-verified | its definition of windows was not read
  CT | 11 | 76 | 95 | windshield | car | – | not-legal | (b): it reduces the light
  CT | 12 | 75 | 50 | windshield-strip | car | – | not-verified | transparent, and 29 inches above the seat
  FL | 11 | 75 | 5 | roof | car | – | no-limit | a roof is no window
  GA | 11 | 75 | 5 | back | mpv | reflects 21 | not-verified | whether the cap reaches it is open
  GA | 12 | 75 | 5 | rear-sides | mpv | reflectance not published | not-verified | the same
  HI | 11 | 73 | 90 | windshield | car | – | not-legal | 65.7: below Standard 205’s 70
  HI | 12 | 75 | 50 | windshield-strip | car | – | not-verified | transparent, which no figure says
  ID | 11 | 75 | 50 | front-sides | car | mirror finish | not-legal | nonreflective
  ID | 12 | 75 | 50 | rear-sides | car | finish not known | not-verified | nonreflective
  ID | 13 | 75 | 50 | windshield-strip | car | mirror finish | not-legal | nonreflective on the strip, too
  LA | 1 | 80 | 40 | front-sides | car | – | not-verified | 32.0, and reflection was not read
  LA | 2 | 75 | 30 | front-sides | car | – | not-legal | 22.5
  NC | 11 | 75 | 5 | back | pickup | red | not-verified | which restrictions the exception lifts was not read
  NC | 12 | 75 | 5 | back | minivan | finish not known | not-verified | the same
  NC | 13 | 75 | 5 | back | minivan | reflectance not published | not-verified | the same
  NM | 1 | 80 | 40 | windshield-strip | car | amber | not-legal | not red, yellow or amber
  NM | 2 | 76 | 95 | windshield | car | – | not-legal | only along the top
  NY | 11 | 75 | 5 | rear-sides | suv | – | not-verified | labeled as no passenger car; reflection was not read
  NY | 12 | 75 | 5 | rear-sides | suv | label not known | not-legal | counts as a sedan type until the label is known
  PA | 11 | 78 | 92 | rear-sides | mpv | – | legal-thin | 71.7: the figure of cars
  RI | 11 | 75 | 20 | windshield-strip | car | – | not-verified | transparent, which no figure says
  TN | 1 | 80 | 50 | front-sides | car | – | not-verified | 40.0, and reflection was not read
  TN | 2 | 75 | 30 | front-sides | car | – | not-legal | 30 alone
  TX | 11 | 75 | 40 | back | car | reflects 26 | no-limit | with two mirrors there is none
  WA | 11 | 75 | 40 | front-sides | car | mirror finish | not-legal | (g)(i)
  WA | 12 | 75 | 40 | rear-sides | mpv | mirror finish | not-legal | (g)(i) for every vehicle
  WA | 13 | 75 | 50 | windshield-strip | car | – | not-verified | transparent, which no figure says
  WA | 14 | 75 | 50 | windshield-strip | car | below the AS1 line | not-legal | into the AS-1 portion
  WA | 15 | 75 | 5 | rear-sides | van | – | no-limit | its maker identifies it as an MPV
  WY | 11 | 75 | 50 | front-sides | car | mirror finish | not-legal | a nonreflective type
  WY | 12 | 80 | 50 | windshield-strip | car | red | not-legal | not red, yellow or amber
  VA | 11 | 75 | 5 | rear-sides | suv | – | not-legal | on no truck chassis, for no off-road use: (A)
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
