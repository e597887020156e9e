/** Kinds of pictures and how they are made. One meaning a line; behind "|" words that only price lists have. */
export const pictureTerms = `
x-ray, xray, xrays, x ray, ex ray, xr, radiograph, radiography, rayos x, rayo x, rayos equis, radiografía, placa, placas, rx, rx, xrs, x rays, radiología, plain film, placa simple, radiografías, plaquita, film, films, tele de tórax, telerradiografía | ray, rad, radex, radiologic
mri, mr, mris, magnetic resonance, magnetic resonance imaging, mri scan, resonancia magnética, resonancia, rm, rmn, irm, magnet scan, tube scan, open mri, mri scans, resonancias, imagen por resonancia | magnetic
ct, ct scan, cat scan, catscan, computed tomography, tomography, tomografía, tomografía computarizada, tomografía axial, tac, tc, escáner, scanner, escanografía, c t, cts, tomo, tomografías, tc scan, cat scans, tomogram, tomograma
ultrasound, ultra sound, us, usg, sonogram, sonography, sono, echography, ultrasonido, ultrasonografía, ecografía, eco, sonograma, sonografía, ecosonograma, ultrasounds, sonogramas, ecografías, ultra, ecosonografía, eco scan
mammogram, mammography, mammo, mamografía, mamograma, mastografía, mamo, mamo, mamograma, mammagram, mamografías, breast x ray | mamm
3d mammogram, tomosynthesis, tomosíntesis, mamografía 3d, 3d mammography
bone density, dexa, dxa, dexa scan, bone densitometry, densitometría, densitometría ósea, densidad ósea, densidad de los huesos, dexascan, densitometry, bone mineral density, bmd, bone test, huesos débiles, densitometria de cadera | dxa
bone scan, gammagrafía ósea, gamagrama óseo, gammagrama óseo, centellograma óseo, rastreo óseo, rastreo de huesos, nuclear bone scan, full body bone scan
nuclear scan, nuclear medicine, nuclear, nm, tracer, scintigraphy, medicina nuclear, gammagrafía, gamagrafía, gamagrama, gammagrama, centellograma, centellografía, rastreo | spect
pet, pet scan, pet ct, petscan, positron, tomografía por emisión de positrones, tomografía pet, pet tac, petct, tomografía petscan
contrast, dye, contrast dye, contraste, medio de contraste, tinte, colorante
angiogram, angiography, angio, angiograma, angiografía, arteriogram, arteriograma
ct angiogram, cta, ct angio, ct angiography, angio ct, angiotac, angiotomografía, angio tac, angiotomo
mr angiogram, mra, mr angio, mri angiogram, mr angiography, angio mri, angioresonancia, angiorresonancia, angio resonancia
doppler, duplex, vascular ultrasound, ultrasonido vascular, eco doppler
picture, pictures, imaging, image, images, imagen, imágenes
scan, scans, scanning, escaneo
echocardiogram, echo, echocardiography, heart ultrasound, cardiac ultrasound, ecocardiograma, ecocardiografía, tte, transthoracic, transtorácico, eco cardíaco, ecocardio, eco de corazón, eco del corazón, ultrasonido del corazón | tte, tee
fluoroscopy, fluoroscopia
endoscopy, scope, endoscopia, endoscopía, scoped, camera, cámara, scope test, camara
upper endoscopy, egd, gastroscopy, stomach scope, gastroscopia, endoscopia alta, endoscopia del estómago, endoscopia digestiva, camera down the throat, camera down my throat, stomach camera, scope down throat, cámara por la garganta, cámara en el estómago, panendoscopia, esofagogastroduodenoscopia | esophagogastroduodenoscopy, upper gi endoscopy, upper gi scope, endoscopia del estómago alta
colonoscopy, colonoscopia, colonoscopía, colon scope, scope of the colon, colon camera, colo, colonoscopi, cámara en el colon, cámara por atrás, examen de colon con cámara, camera in the bottom, camera up the bottom, camera test in the bottom, camera up my butt, camera in my butt, camera from behind, camera in the rear, bottom camera, cámara por el recto, cámara por el ano, cámara por el trasero
sigmoidoscopy, sigmoidoscopia, rectosigmoidoscopia
biopsy, tissue sample, tissue test, biopsia, toma de muestra, muestra de tejido, biopsies, biopsias, core biopsy, needle biopsy, fna, aspiration, aspirate, fine needle, punción, aguja fina | bx
arthroscopy, arthroscopic, scope surgery, artroscopia, artroscopía
pregnancy ultrasound, baby ultrasound, ob ultrasound, ultrasound of the baby, 4d ultrasound, 3d ultrasound, 5d ultrasound, gender ultrasound, gender scan, gender reveal, anatomy scan, dating scan, fetal ultrasound, prenatal ultrasound, ultrasonido de embarazo, ultrasonido del embarazo, ultrasonido obstétrico, ultrasonido del bebé, ultrasonido 4d, ultrasonido 3d, ultrasonido 5d, ultrasonido prenatal, eco 4d, eco del embarazo, eco del bebé, eco obstétrica, ecografía del embarazo, ecografía obstétrica, sonograma del bebé, sonograma de embarazo, how far along, sex of the baby, gender of the baby, baby gender, boy or girl, sexo del bebé, saber el sexo, saber el sexo del bebé, niño o niña, 3d baby ultrasound, 4d baby ultrasound, ultrasonido estructural, ultrasonido morfológico, ecografía morfológica, eco morfológico, eco estructural
`;
