/** The shop's place behind a car: on the start page, the login pages and the page about the shop. */
export { GulfScene as PlaceScene } from '@tintforge/ui/gulf-scene';
