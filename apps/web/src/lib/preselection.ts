/** Under this name a page leaves the package that the wizard is to begin with in the tab's storage (specification, section 2). */
export const preselectionKey = 'selectedPackage';
